import fc from 'fast-check';

const LONG = 'x'.repeat(70_000);
const STRANGE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202eabc',
  '\uffff',
  '👩‍👩‍👧',
  'e\u0301'.repeat(300),
  LONG,
  '__proto__',
  'constructor',
  'toString',
  `' OR 1=1 --`,
  '%',
  '%%%___\\',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:60Z',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e400',
  '99999999999999999999',
  'HR1210010051863000160',
  'a@b',
  'https://',
  '//a',
];

export const MANY_NUMBERS = Array.from({ length: 3000 }, (_, i) => i);
const MANY_OBJECTS = MANY_NUMBERS.slice(0, 900).map(() => ({}));
const MANY_KEYS = Object.fromEntries(MANY_NUMBERS.slice(0, 180).map((i) => [`k${i}`, i]));

/** Any code point. The unit `binary` of fast-check lists all of them first, which takes seconds. */
const unit = fc.nat({ max: 0x10_ffff }).map((code) => String.fromCodePoint(code));

export const strangeText = fc.oneof(
  fc.constantFrom(...STRANGE_TEXTS),
  fc.string({ unit, maxLength: 40 }),
);
const strangeNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e308, 5e-324),
  fc.double({ noNaN: true }),
);
export const strangeKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'id',
    '',
    'a.b',
    '0',
    'a[b]',
  ),
  fc.string({ maxLength: 20 }),
);

/** Any JSON value, often one that breaks careless programs. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom(null, true, false),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $ne: 1 }, { length: 1e9 }, { toString: 1 }),
  fc.constant(nested(60)),
  fc.constantFrom<unknown>(nested(9), MANY_NUMBERS, MANY_OBJECTS, MANY_KEYS),
  fc.array(strangeText, { maxLength: 3 }),
  fc.dictionary(strangeKey, fc.oneof(strangeText, strangeNumber), { maxKeys: 3 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : [{ a: nested(depth - 1) }];
}
