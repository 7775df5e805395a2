import { describe, expect, test } from '@jest/globals';
import { catalogue as english } from './en';
import { catalogue as croatian } from './hr';

/** Every text of a catalogue by its path. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);

describe('the two catalogues', () => {
  const hr = new Map(texts(croatian));
  const en = new Map(texts(english));

  test('have the same keys', () => {
    expect([...en.keys()].sort()).toEqual([...hr.keys()].sort());
  });

  test('have no empty text', () => {
    const empty = [...hr, ...en].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  test('have the same placeholders', () => {
    for (const [key, text] of hr) {
      // Plural forms may leave out their number.
      if (/_(one|few|other)$/.test(key)) continue;
      expect([key, placeholders(en.get(key) ?? '').sort()]).toEqual([
        key,
        placeholders(text).sort(),
      ]);
    }
  });

  test('describe pages in at most 160 characters, so that no description is cut', () => {
    const descriptions = [...hr, ...en].filter(([key]) =>
      /^\.\w+(\.meta)?\.description$/.test(key),
    );
    expect(descriptions.length).toBeGreaterThan(15);
    for (const [key, text] of descriptions) {
      expect([key, Array.from(text).length <= 160, /\.$/.test(text)]).toEqual([key, true, true]);
    }
  });

  test('have all three Croatian plural forms where they have one', () => {
    for (const key of hr.keys()) {
      const stem = /^(.*)_(one|few|other)$/.exec(key)?.[1];
      if (stem === undefined) continue;
      for (const form of ['one', 'few', 'other']) expect(hr.has(`${stem}_${form}`)).toBe(true);
    }
  });

  test('have plural forms for every count, and a different English singular', () => {
    // An abbreviation is the same for one and for many.
    const abbreviated = ['.blog.readingTime'];
    const counting = [...hr, ...en]
      .filter(([key, text]) => placeholders(text).includes('count') && !abbreviated.includes(key))
      .map(([key]) => key);
    expect(counting.length).toBeGreaterThan(10);
    expect(counting.filter((key) => !/_(one|few|other)$/.test(key))).toEqual([]);
    for (const [key, text] of en) {
      if (key.endsWith('_one')) {
        expect([key, text]).not.toEqual([key, en.get(key.replace(/_one$/, '_other'))]);
      }
    }
  });
});
