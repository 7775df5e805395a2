import { describe, expect, test } from '@jest/globals';
import { catalogue as english } from './en';
import { catalogue as croatian } from './hr';
import { languageCookie, languageFromCookies, resolveLanguage } from './language';
import { localized } from './localized';
import { namespacesOf } from './namespaces';

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
});

function resolve(path: string, cookie?: string) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  return resolveLanguage(new Request(`https://site.example${path}`, { headers }));
}

describe('the language of a page', () => {
  test('is Croatian by default', () => {
    expect(resolve('/')).toEqual({ language: 'hr', chosen: false });
  });

  test('is that of the query, before the cookie', () => {
    expect(resolve('/blog?lang=en', 'language=hr')).toEqual({ language: 'en', chosen: true });
  });

  test('is that of the cookie without a known language in the query', () => {
    expect(resolve('/', 'a=b; language=en')).toEqual({ language: 'en', chosen: false });
    expect(resolve('/?lang=de', 'language=en').language).toBe('en');
  });

  test('is that of the path /language/…', () => {
    expect(resolve('/language/en', 'language=hr')).toEqual({ language: 'en', chosen: true });
    expect(resolve('/language/de').language).toBe('hr');
  });

  test('ignores cookies with another name or value', () => {
    expect(languageFromCookies('mylanguage=en')).toBeUndefined();
    expect(languageFromCookies('language=de')).toBeUndefined();
    expect(languageFromCookies(null)).toBeUndefined();
  });

  test('is stored in a cookie for a year, on all paths', () => {
    const cookie = 'language=en; Path=/; Max-Age=31536000; SameSite=Lax';
    expect(languageCookie('en', 'http://localhost:3000/blog')).toBe(cookie);
    expect(languageCookie('en', 'https://udruga.example/')).toBe(`${cookie}; Secure`);
  });
});

describe('a bilingual row', () => {
  test('has the text in the requested language', () => {
    expect(localized({ title: 'Kuća', titleEn: 'House' }, 'title', 'en')).toEqual({
      text: 'House',
    });
  });

  test('has the text and code of the other language where the requested one is empty', () => {
    expect(localized({ title: 'Kuća', titleEn: ' ' }, 'title', 'en')).toEqual({
      text: 'Kuća',
      lang: 'hr',
    });
    expect(localized({ note: null, noteEn: null }, 'note', 'hr')).toEqual({ text: '' });
  });
});

describe('the namespaces of a page', () => {
  test('are the common one where a page has no other', () => {
    expect(namespacesOf('/nowhere')).toEqual(['common']);
    expect(namespacesOf('/__proto__')).toEqual(['common']);
    expect(namespacesOf('/constructor')).toEqual(['common']);
  });

  test('follow the first segment of the path', () => {
    expect(namespacesOf('/blog/terapija-opustanja')).toEqual(['common', 'blog']);
    expect(namespacesOf('/')).toContain('home');
    expect(namespacesOf('/events')).toEqual(['common', 'events', 'newsletter']);
    expect(namespacesOf('/events/radionica')).toEqual(['common', 'events']);
  });

  test('are those of the page that the panel shows in its frame', () => {
    expect(namespacesOf('/preview/page/hr/about')).toEqual(namespacesOf('/about'));
    expect(namespacesOf('/preview/page/en/home')).toEqual(namespacesOf('/'));
    expect(namespacesOf('/preview/page/hr')).toEqual(namespacesOf('/'));
    expect(namespacesOf('/preview/blog/hr')).toContain('preview');
  });

  test('include every part of the croatian', () => {
    const paths = [
      '/',
      '/javni-poziv',
      '/project-documents',
      ...Object.keys(croatian).map((name) => `/${name}`),
    ];
    const reached = new Set(paths.flatMap(namespacesOf));
    expect([...reached].sort()).toEqual(Object.keys(croatian).sort());
  });
});

/** Browser tests follow the catalogues; these texts are the specification's, byte for byte. */
const specified: [string, string][] = [
  [croatian.common.language.changing, 'Promjena jezika na hrvatski...'],
  [english.common.language.changing, 'Changing language to English...'],
  [croatian.home.partners.fundersTitle, 'Izvori financiranja'],
  [croatian.documents.help.button, 'Kontaktirajte nas'],
  [croatian.donate.bank.contact, 'Kontaktirajte nas'],
  [croatian.projects.action.button, 'Kontaktirajte nas'],
  [croatian.events.tabs.upcoming, 'Nadolazeći događaji'],
  [croatian.events.tabs.past, 'Održani događaji'],
  [croatian.events.empty.upcoming, 'Trenutno nema nadolazećih događaja.'],
  [croatian.events.informed.title, 'Budite informirani'],
  [croatian.events.informed.button, 'Pretplatite se na Newsletter'],
  [croatian.newsletter.submit, 'Pretplatite se'],
  [english.common.notFound.title, '404 Page Not Found'],
  [english.common.notFound.text, 'Did you forget to add the page to the router?'],
  [english.blog.search.placeholder, 'Search articles...'],
  [english.blog.empty, 'No blog posts found. Please try a different search term or category.'],
  [english.blog.notFound.title, 'Blog Post Not Found'],
  [
    english.blog.notFound.text,
    "The blog post you're looking for doesn't exist or has been removed.",
  ],
  [english.contact.topics.volunteer.title, 'Volunteer Opportunities'],
  [english.contact.topics.partnership.title, 'Partnership Inquiry'],
  [english.contact.topics.project.title, 'Project Information'],
  [
    english.contact.form.success,
    'Message sent successfully. We will respond to you as soon as possible.',
  ],
  [english.contact.form.error, 'An error occurred when sending the message. Please try again.'],
  [english.donate.form.error, 'There was an error processing your donation. Please try again.'],
  [english.donate.thanks.title, 'Thank you for your donation!'],
  [english.projects.notFound.title, 'Project Not Found'],
  [
    english.projects.notFound.text,
    "The project you're looking for doesn't exist or has been removed.",
  ],
  [english.newsletter.invalidEmail, 'Please enter a valid email address.'],
  [english.newsletter.successTitle, 'Subscription Successful'],
  [english.newsletter.success, 'Thank you for subscribing to our newsletter!'],
  [english.newsletter.failureTitle, 'Subscription Failed'],
  [english.newsletter.failure, 'Failed to subscribe. Please try again.'],
];

test.each(specified)('%s', (text, words) => {
  expect(text).toBe(words);
});
