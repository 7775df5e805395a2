import { expect, test } from '@jest/globals';
import { asShown } from './as-shown.js';

const row = {
  title: 'Ljeto',
  titleEn: 'Summer',
  pathEn: '/summer',
  sizeEn: 7,
  order: [1],
  parts: [{ heading: 'Kada', headingEn: 'When' }],
};

test('a row in Croatian only is shown without its English texts', () => {
  expect(asShown({ ...row, croatianOnly: true })).toEqual({
    title: 'Ljeto',
    titleEn: '',
    pathEn: null,
    sizeEn: null,
    order: [1],
    parts: [{ heading: 'Kada', headingEn: '' }],
    croatianOnly: true,
  });
});

test.each([[{ ...row, croatianOnly: false }], [row], [[row]], ['croatianOnly'], [null]])(
  'anything else is shown as it is: %j',
  (value) => {
    expect(asShown(value)).toBe(value);
  },
);
