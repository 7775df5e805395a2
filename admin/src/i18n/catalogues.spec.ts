import { describe, expect, test } from '@jest/globals';
import englishReactAdmin from 'ra-language-english';
import { fieldRules } from '../api/form-rules';
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

describe('The Croatian catalogue', () => {
  test('has the same keys as react-admin’s English one', () => {
    expect([...texts(croatianReactAdmin).keys()]).toEqual([...texts(englishReactAdmin).keys()]);
  });

  test('has the same keys as the English one for the panel itself', () => {
    expect([...texts(hr.admin).keys()]).toEqual([...texts(en.admin).keys()]);
    expect([...texts(hr.resources).keys()]).toEqual([...texts(en.resources).keys()]);
  });

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

describe('The panel’s tone in Croatian', () => {
  /** Keys of buttons, whose texts are commands. Sentences address the reader as „Vi“. */
  const buttonKeys =
    /\.(?:add|addFirst|edit|save|cancel|close|export|retry|keep|load|erase|reply|remove|restore|discard|use|pick|replace|describe|submit|button|mark\w+)$/;

  test('has short commands on buttons', () => {
    const polite = [...texts(hr.admin)].filter(
      ([key, text]) => buttonKeys.test(key) && /^\p{L}+(?:ite|jte)(?:\s|$)/u.test(text),
    );
    expect(polite).toEqual([]);
  });

  test('addresses the reader as „Vi“ in sentences, never as „ti“', () => {
    const familiar = [...texts(hr.admin)].filter(([, text]) =>
      /(?:^|\s)(?:ti|tebe|tebi|tvoj\p{L}*|želiš|možeš|imaš|jesi|ako ne želiš)(?:[\s.,?!]|$)/iu.test(
        text,
      ),
    );
    expect(familiar).toEqual([]);
  });
});

describe('The specified validation messages', () => {
  test('are verbatim in Croatian', () => {
    const message = (field: string) => failedCheck(fieldRules('blog', field), '')?.hr;
    const fields = ['title', 'titleEn', 'slug', 'content', 'contentEn'];
    expect(Object.fromEntries(fields.map((field) => [field, message(field)]))).toEqual({
      title: 'Naslov mora imati barem 3 znaka',
      titleEn: 'Engleski naslov mora imati barem 3 znaka',
      slug: 'Slug mora imati barem 3 znaka',
      content: 'Sadržaj mora imati barem 10 znakova',
      contentEn: 'Engleski sadržaj mora imati barem 10 znakova',
    });
    expect(hr.admin.login.validation).toEqual({
      username: 'Korisničko ime je obavezno',
      password: 'Lozinka je obavezna',
    });
  });
});
