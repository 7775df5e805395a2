import { describe, expect, test } from '@jest/globals';
import englishReactAdmin from 'ra-language-english';
import { fieldRules, type FieldRules } from '../api/form-rules';
import allRules from '../api/rules.json' with { type: 'json' };
import { failedCheck } from '../components/inputs/checks';
import { createI18nProvider } from '../providers/i18n-provider';
import { en } from './en/en';
import { croatianReactAdmin } from './hr/general/react-admin';
import { hr } from './hr/hr';

function texts(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[`${path}${key}`, value]] : [...texts(value, `${path}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => new Set(text.match(/%\{\w+\}/g));

describe('The English texts', () => {
  const croatian = /[čćđšž]/i;
  /** Names, and what is typed in Croatian. */
  const kept = /Zaželi|č, ć, đ, š and ž/g;

  test('of the panel are in English', () => {
    const own = [...texts(en.admin), ...texts(en.resources, 'resources.')];
    const found = own.filter(([, text]) => croatian.test(text.replace(kept, '')));
    expect(found).toEqual([]);
  });

  test('of the API’s rules are in English', () => {
    const checks = Object.values(allRules)
      .flatMap((fields): FieldRules[] => Object.values(fields))
      .flatMap(({ checks = [] }) => checks);
    const found = checks.filter((check) => croatian.test(check.en.replace(kept, '')));
    expect(found).toEqual([]);
    expect(failedCheck(fieldRules('blog', 'title'), '')).toMatchObject({
      hr: 'Naslov mora imati barem 3 znaka',
      en: 'Title must have at least 3 characters',
    });
  });
});

describe('The Croatian catalogue', () => {
  test('has the same placeholders as the English one', () => {
    const english = new Map([...texts(en.admin), ...texts(en.resources, 'resources.')]);
    const own = new Map([...texts(hr.admin), ...texts(hr.resources, 'resources.')]);
    // The whole message of a rule is a placeholder, named after the language.
    own.delete('form.rule');
    const different = [...own].filter(([key, text]) => {
      const named = placeholders(text);
      const other = placeholders(english.get(key) ?? '');
      return [...named, ...other].some((name) => !named.has(name) || !other.has(name));
    });
    expect(different).toEqual([]);
  });

  test('has only placeholders that react-admin fills', () => {
    const english = texts(englishReactAdmin);
    const unknownPlaceholders = [...texts(croatianReactAdmin)].flatMap(([key, text]) =>
      [...placeholders(text)]
        .filter((name) => name !== '%{smart_count}')
        .filter((name) => !placeholders(english.get(key) ?? '').has(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(unknownPlaceholders).toEqual([]);
  });

  test.each([
    [1, '1 stavka obrisana'],
    [3, '3 stavke obrisane'],
    [5, '5 stavki obrisano'],
    [11, '11 stavki obrisano'],
    [21, '21 stavka obrisana'],
    [22, '22 stavke obrisane'],
  ])('counts %d in the right plural', (smart_count, message) => {
    const { translate } = createI18nProvider('hr', hr);
    expect(translate('ra.notification.deleted', { smart_count })).toBe(message);
  });
});
