import { expect, test } from '@jest/globals';
import { slipLength } from './slip-length.js';

test('a payment slip counts č, ć, đ, š and ž as two characters', () => {
  expect([slipLength('Čičak'), slipLength('ĆĐŠŽ'), slipLength('Ana Horvat')]).toEqual([7, 8, 10]);
});
