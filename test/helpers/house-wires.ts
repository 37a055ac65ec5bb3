import type { FromHouse, HouseWire, ToHouse } from '../../source/rooms/hall/house-wire.ts';

/** Two ends of a line between processes: what goes over it is copied, and comes later. */
export function wires() {
  let toFar: (message: FromHouse) => void = () => {};
  let toHost: (message: ToHouse) => void = () => {};
  let isCut = false;
  let onEnd = () => {};
  const later = (run: () => void) => queueMicrotask(() => !isCut && run());
  const sent: FromHouse[] = [];
  const host: HouseWire<FromHouse, ToHouse> = {
    send: (message) => {
      sent.push(message);
      later(() => toFar(JSON.parse(JSON.stringify(message))));
    },
    onMessage: (listener) => {
      toHost = listener;
    },
    onEnd: (listener) => {
      onEnd = listener;
    },
  };
  const far: HouseWire<ToHouse, FromHouse> = {
    send: (message) => later(() => toHost(JSON.parse(JSON.stringify(message)))),
    onMessage: (listener) => {
      toFar = listener;
    },
    onEnd: () => {},
  };
  const cut = () => {
    isCut = true;
    onEnd();
  };
  return { host, far, cut, sent };
}
