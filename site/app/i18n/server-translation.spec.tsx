/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import type { i18n } from 'i18next';
import { catalogue as english } from './en';
import { catalogue as croatian } from './hr';
import { translationOf, type FindText } from './server-translation';
import { installCatalogue, translator } from './translator';

installCatalogue('hr', croatian);
installCatalogue('en', english);

const finder = (instance: i18n, namespace: string): FindText =>
  translationOf(instance, [namespace]).t as FindText;

/** The keys of all texts in a part of a catalogue. */
function keysOf(part: object, prefix = ''): string[] {
  return Object.entries(part).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? keysOf(inner, `${prefix}${name}.`)
      : [prefix + name],
  );
}

describe('the texts of pages on the server', () => {
  test.each([['hr', croatian] as const, ['en', english] as const])(
    'are those of i18next for every key of %s, each time',
    (language, catalogue) => {
      const instance = translator(language);
      for (const [namespace, part] of Object.entries(catalogue)) {
        const t = finder(instance, namespace);
        const original = (key: string, options = {}): unknown =>
          instance.getFixedT(language)(key as 'siteName', {
            ...options,
            ns: namespace as 'common',
          });
        for (const key of keysOf(part)) {
          const options = { count: 3, name: 'Ana', returnObjects: true };
          expect([key, t(key), t(key)]).toEqual([key, original(key), original(key)]);
          expect([key, t(key, options)]).toEqual([key, original(key, options)]);
          const objects = t(key, { returnObjects: true });
          expect([key, objects]).toEqual([key, original(key, { returnObjects: true })]);
        }
      }
    },
  );

  test('do not remember values that were filled in', () => {
    const t = finder(translator('hr'), 'blog');
    expect(t('page', { page: 2 })).not.toBe(t('page', { page: 3 }));
  });

  test('are those of stored texts where a page has them', () => {
    const stored = { 'home.hero.title': 'Naš naslov' };
    const changed = translator('hr', { stored, elsewhere: [] });
    expect(finder(changed, 'home')('hero.title')).toBe('Naš naslov');
    expect(finder(translator('hr'), 'home')('hero.title')).toBe(croatian.home.hero.title);
  });
});
