import { expect, it } from '@jest/globals';
import { WaitingRoom } from './waiting-room.js';

const LIMITS = { all: 3, perAccount: 2, perNetwork: 2 };

it('refuses immediately at the limit of an account, of a network or of all requests', async () => {
  const room = new WaitingRoom(LIMITS);
  const first = room.waitIfAllowed(20, 'ana', '192.0.2.1');
  const second = room.waitIfAllowed(20, 'ana', '192.0.2.2');
  expect(await room.waitIfAllowed(0, 'ana', '192.0.2.3')).toBe(false);
  const third = room.waitIfAllowed(20, 'iva', '192.0.2.1');
  expect(await room.waitIfAllowed(0, 'eva', '192.0.2.1')).toBe(false);
  expect(await room.waitIfAllowed(0, 'eva', '192.0.2.4')).toBe(false);
  expect(await Promise.all([first, second, third])).toEqual([true, true, true]);
});

it('accepts requests again when others have stopped waiting', async () => {
  const room = new WaitingRoom(LIMITS);
  await Promise.all([
    room.waitIfAllowed(1, 'ana', '192.0.2.1'),
    room.waitIfAllowed(1, 'ana', '192.0.2.1'),
  ]);
  expect(await room.waitIfAllowed(1, 'ana', '192.0.2.1')).toBe(true);
});
