#pragma once
#include <QObject>

class Receiver : public QObject {
  Q_OBJECT
public Q_SLOTS:
  void note(int a, double b);
};

class Emitter : public QObject {
  Q_OBJECT
Q_SIGNALS:
  void noted(int a, double b);
};
