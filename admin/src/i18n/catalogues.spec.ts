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
  test('has every text that react-admin has in English, and no other', () => {
    expect([...texts(croatianReactAdmin).keys()]).toEqual([...texts(englishReactAdmin).keys()]);
  });

  test('has the same keys as the English one for the panel itself', () => {
    expect([...texts(hr.admin).keys()]).toEqual([...texts(en.admin).keys()]);
    expect([...texts(hr.resources).keys()]).toEqual([...texts(en.resources).keys()]);
  });

  test('fills in what the English one fills in', () => {
    const english = new Map([...texts(en.admin), ...texts(en.resources, 'resources.')]);
    const own = new Map([...texts(hr.admin), ...texts(hr.resources, 'resources.')]);
    // A rule's message is put in whole, in the language of the catalogue.
    own.delete('form.rule');
    const different = [...own].filter(([key, text]) => {
      const named = placeholders(text);
      const other = placeholders(english.get(key) ?? '');
      return [...named, ...other].some((name) => !named.has(name) || !other.has(name));
    });
    expect(different).toEqual([]);
  });

  test('fills in only what react-admin gives', () => {
    const english = texts(englishReactAdmin);
    const strange = [...texts(croatianReactAdmin)].flatMap(([key, text]) =>
      [...placeholders(text)]
        .filter((name) => name !== '%{smart_count}')
        .filter((name) => !placeholders(english.get(key) ?? '').has(name))
        .map((name) => `${key}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test.each([
    [1, '1 stavka obrisana'],
    [3, '3 stavke obrisane'],
    [5, '5 stavki obrisano'],
    [11, '11 stavki obrisano'],
    [21, '21 stavka obrisana'],
    [22, '22 stavke obrisane'],
  ])('counts %d in the right plural', (smart_count, said) => {
    const { translate } = createI18nProvider('hr', hr);
    expect(translate('ra.notification.deleted', { smart_count })).toBe(said);
  });
});

describe('The panel’s tone in Croatian', () => {
  /** Names of what is pressed: a short command to the panel. Sentences speak to the reader as „Vi“. */
  const pressed =
    /\.(?:add|addFirst|edit|save|cancel|close|export|retry|keep|load|erase|reply|remove|restore|discard|use|pick|replace|describe|submit|button|mark\w+)$/;

  test('gives short commands where something is pressed', () => {
    const polite = [...texts(hr.admin)].filter(
      ([key, text]) => pressed.test(key) && /^\p{L}+(?:ite|jte)(?:\s|$)/u.test(text),
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
  test('are word for word in Croatian', () => {
    const said = (field: string) => failedCheck(fieldRules('blog', field), '')?.hr;
    const fields = ['title', 'titleEn', 'slug', 'content', 'contentEn'];
    expect(Object.fromEntries(fields.map((field) => [field, said(field)]))).toEqual({
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
