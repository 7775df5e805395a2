import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody } from './factories/blog-post.factory.js';
import { eventBody } from './factories/event.factory.js';
import { partnerBody } from './factories/partner.factory.js';
import { projectBody } from './factories/project.factory.js';
import { teamMemberBody } from './factories/team-member.factory.js';
import { userBody } from './factories/user.factory.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Rule {
  field: string;
  values: unknown[];
  hr: string;
  en: string;
}

const tooLong = (max: number): Pick<Rule, 'hr' | 'en'> => ({
  hr: `Dopušteno je najviše ${max} znakova`,
  en: `At most ${max} characters are allowed`,
});
const text = (length: number) => 'x'.repeat(length);
const NOT_TEXTS = [1, true, {}, []];

const NOT_LINKS = [
  'slika.png',
  'http://drugdje.example/a.png',
  '//drugdje.example/a.png',
  '/\\drugdje.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://',
  'https://ime@drugdje.example/',
  'https://drugdje.example/a b.png',
  '/a".png',
];

const TITLES: Rule[] = [
  {
    field: 'title',
    values: [undefined, null, '', 'ab', '  a  ', ...NOT_TEXTS],
    hr: 'Naslov mora imati barem 3 znaka',
    en: 'Title must have at least 3 characters',
  },
  {
    field: 'titleEn',
    values: [undefined, null, '', 'ab', ...NOT_TEXTS],
    hr: 'Engleski naslov mora imati barem 3 znaka',
    en: 'English title must have at least 3 characters',
  },
  { field: 'title', values: [text(201)], ...tooLong(200) },
  { field: 'titleEn', values: [text(201)], ...tooLong(200) },
];

const IMAGE: Rule[] = [
  {
    field: 'imageUrl',
    values: NOT_LINKS,
    hr: 'Adresa slike mora biti putanja na ovoj stranici (/…) ili adresa https://',
    en: 'The image address must be a path on this site (/…) or an https:// address',
  },
  { field: 'imageUrl', values: [`/${text(500)}`], ...tooLong(500) },
  { field: 'imageUrl', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
];

const SLUG: Rule[] = [
  {
    field: 'slug',
    values: [undefined, null, '', 'ab', ...NOT_TEXTS],
    hr: 'Slug mora imati barem 3 znaka',
    en: 'Slug must have at least 3 characters',
  },
  {
    field: 'slug',
    values: ['123', 'Veliko', 'dva--spoja', '-prvi', 'zadnji-', 'šišmiš', 'a b c', 'a_b_c', 'a\nb'],
    hr: 'Slug smije sadržavati samo mala slova engleske abecede, brojke i crtice između njih, a ne same brojke',
    en: 'The slug may have only lower-case letters a-z, digits and single hyphens between them, and not digits alone',
  },
  { field: 'slug', values: [text(121)], ...tooLong(120) },
];

const CATEGORY: Rule[] = [
  {
    field: 'category',
    values: ['', '  '],
    hr: 'Kategorija je obavezna',
    en: 'Category is required',
  },
  { field: 'category', values: [text(61)], ...tooLong(60) },
];

const NOT_MOMENTS = [
  'jučer',
  '2026-02-30T08:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-05-04',
  '2026-05-04T08:00:00',
  '2026-W01',
  '0000-01-01T00:00:00Z',
  '2026-05-04T08:00:00+23:00',
  1,
  {},
];

const BLOG: Rule[] = [
  ...TITLES,
  ...SLUG,
  ...CATEGORY,
  ...IMAGE,
  {
    field: 'content',
    values: [undefined, null, '', 'kratko', '   kratko   ', ...NOT_TEXTS],
    hr: 'Sadržaj mora imati barem 10 znakova',
    en: 'Content must have at least 10 characters',
  },
  {
    field: 'contentEn',
    values: [undefined, null, '', 'short', ...NOT_TEXTS],
    hr: 'Engleski sadržaj mora imati barem 10 znakova',
    en: 'English content must have at least 10 characters',
  },
  { field: 'content', values: [text(100_001)], ...tooLong(100_000) },
  { field: 'contentEn', values: [text(100_001)], ...tooLong(100_000) },
  { field: 'author', values: [text(121)], ...tooLong(120) },
  { field: 'author', values: [null, 1], hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'authorPosition', values: [text(121)], ...tooLong(120) },
  {
    field: 'publishDate',
    values: [null, '', ...NOT_MOMENTS],
    hr: 'Datum objave nije ispravan',
    en: 'The publication date is not valid',
  },
  {
    field: 'isPublished',
    values: [null, 'true', 'da', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const DESCRIPTIONS: Rule[] = [
  {
    field: 'description',
    values: [undefined, null, 'kratko', ...NOT_TEXTS],
    hr: 'Opis mora imati barem 10 znakova',
    en: 'Description must have at least 10 characters',
  },
  {
    field: 'descriptionEn',
    values: [undefined, null, 'short', ...NOT_TEXTS],
    hr: 'Engleski opis mora imati barem 10 znakova',
    en: 'English description must have at least 10 characters',
  },
  { field: 'description', values: [text(100_001)], ...tooLong(100_000) },
  { field: 'descriptionEn', values: [text(100_001)], ...tooLong(100_000) },
];

const PROJECTS: Rule[] = [
  ...TITLES,
  ...SLUG,
  ...CATEGORY,
  ...IMAGE,
  ...DESCRIPTIONS,
  {
    field: 'category',
    values: [undefined, null],
    hr: 'Kategorija je obavezna',
    en: 'Category is required',
  },
  {
    field: 'status',
    values: [null, '', 'lost', 1],
    hr: 'Status mora biti active, upcoming ili completed',
    en: 'Status must be active, upcoming or completed',
  },
  ...['financing', 'resultsEn', 'partners', 'activitiesEn', 'note'].map((field) => ({
    field,
    values: [text(20_001)],
    ...tooLong(20_000),
  })),
  { field: 'note', values: [1, {}, []], hr: 'Upišite tekst', en: 'Enter a text' },
  {
    field: 'documents',
    values: [null, 'letak', 1],
    hr: 'Dokumenti moraju biti popis',
    en: 'Documents must be a list',
  },
  {
    field: 'documents',
    values: [Array.from({ length: 51 }, () => ({ name: 'a', nameEn: 'a', path: '/a' }))],
    hr: 'Dopušteno je najviše 50 dokumenata',
    en: 'At most 50 documents are allowed',
  },
  {
    field: 'documents.0.path',
    values: [
      [{ name: 'Letak', nameEn: 'Flyer', path: 'https://drugdje.example/a.pdf' }],
      [{ name: 'Letak', nameEn: 'Flyer', path: '//drugdje.example/a.pdf' }],
      [{ name: 'Letak', nameEn: 'Flyer' }],
    ],
    hr: 'Putanja dokumenta mora početi s /',
    en: 'The path of the document must start with /',
  },
  {
    field: 'documents.0.name',
    values: [[{ name: '', nameEn: 'Flyer', path: '/a.pdf' }]],
    hr: 'Naziv dokumenta je obavezan',
    en: 'The name of the document is required',
  },
  {
    field: 'documents.0.nameEn',
    values: [[{ name: 'Letak', path: '/a.pdf' }]],
    hr: 'Engleski naziv dokumenta je obavezan',
    en: 'The English name of the document is required',
  },
  {
    field: 'startDate',
    values: ['2024-02-30', '2024-13-01'],
    hr: 'Datum nije ispravan',
    en: 'The date is not valid',
  },
  {
    field: 'endDate',
    values: ['2024-04-22T10:00:00Z', '0000-01-01', '2024', '22. 4. 2024.', 'sutra'],
    hr: 'Datum mora biti oblika GGGG-MM-DD',
    en: 'The date must look like YYYY-MM-DD',
  },
];

const EVENTS: Rule[] = [
  ...TITLES,
  ...DESCRIPTIONS,
  ...IMAGE,
  {
    field: 'location',
    values: [undefined, null, '', '   ', ...NOT_TEXTS],
    hr: 'Mjesto je obavezno',
    en: 'Location is required',
  },
  { field: 'location', values: [text(201)], ...tooLong(200) },
  {
    field: 'eventDate',
    values: [undefined, null, '', ...NOT_MOMENTS],
    hr: 'Datum događaja nije ispravan',
    en: 'The event date is not valid',
  },
  {
    field: 'endDate',
    values: NOT_MOMENTS,
    hr: 'Datum završetka nije ispravan',
    en: 'The end date is not valid',
  },
  {
    field: 'registrationLink',
    values: NOT_LINKS,
    hr: 'Poveznica za prijavu mora biti putanja na ovoj stranici (/…) ili adresa https://',
    en: 'The registration link must be a path on this site (/…) or an https:// address',
  },
  { field: 'registrationLink', values: [`/${text(500)}`], ...tooLong(500) },
  { field: 'registrationLink', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
];

const ORDER: Rule = {
  field: 'order',
  values: [null, '', '1', 1.5, -1, 10_001, 2 ** 53, {}],
  hr: 'Redoslijed mora biti cijeli broj od 0 do 10000',
  en: 'Order must be a whole number from 0 to 10000',
};

const NOT_HTTPS = NOT_LINKS.concat('/putanja');

const TEAM: Rule[] = [
  ...IMAGE,
  ORDER,
  {
    field: 'name',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Ime i prezime su obavezni',
    en: 'Name is required',
  },
  {
    field: 'position',
    values: [undefined, null, ''],
    hr: 'Funkcija je obavezna',
    en: 'Position is required',
  },
  {
    field: 'positionEn',
    values: [undefined, null, ''],
    hr: 'Funkcija na engleskom je obavezna',
    en: 'English position is required',
  },
  ...['name', 'position', 'positionEn'].map((field) => ({
    field,
    values: [text(121)],
    ...tooLong(120),
  })),
  ...['bio', 'bioEn'].map((field) => ({ field, values: [text(5001)], ...tooLong(5000) })),
  { field: 'bio', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  {
    field: 'email',
    values: ['ana', 'ana@', 'a b@udruga.example', `${text(250)}@udruga.example`, ...NOT_TEXTS],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'socialLinks',
    values: [null, '', 'https://x.com/a', 1, []],
    hr: 'Poveznice moraju biti adrese po mrežama, na primjer {"facebook":"https://…"}',
    en: 'Links must be addresses by network, for example {"facebook":"https://…"}',
  },
  {
    field: 'socialLinks.facebook',
    values: NOT_HTTPS.map((facebook) => ({ facebook })),
    hr: 'Poveznica mora biti adresa https://',
    en: 'The link must be an https:// address',
  },
  {
    field: 'socialLinks.website',
    values: [{ website: `https://a.example/${text(500)}` }],
    ...tooLong(500),
  },
  {
    field: 'socialLinks.x',
    values: NOT_TEXTS.map((x) => ({ x })),
    hr: 'Upišite tekst',
    en: 'Enter a text',
  },
];

const PARTNERS: Rule[] = [
  ORDER,
  {
    field: 'kind',
    values: [null, '', 'sponsor', 1],
    hr: 'Vrsta mora biti partner ili funder',
    en: 'Kind must be partner or funder',
  },
  {
    field: 'name',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Naziv je obavezan',
    en: 'Name is required',
  },
  ...['name', 'nameEn'].map((field) => ({ field, values: [text(201)], ...tooLong(200) })),
  ...['description', 'descriptionEn'].map((field) => ({
    field,
    values: [text(5001)],
    ...tooLong(5000),
  })),
  ...['nameEn', 'description', 'logoUrl', 'websiteUrl'].map((field) => ({
    field,
    values: NOT_TEXTS,
    hr: 'Upišite tekst',
    en: 'Enter a text',
  })),
  ...IMAGE.map((rule) => ({ ...rule, field: 'logoUrl' })),
  {
    field: 'websiteUrl',
    values: NOT_HTTPS,
    hr: 'Adresa stranice mora počinjati s https://',
    en: 'The website must be an https:// address',
  },
  { field: 'websiteUrl', values: [`https://a.example/${text(500)}`], ...tooLong(500) },
];

const USERS: Rule[] = [
  {
    field: 'username',
    values: [undefined, null, '', 'ab', ...NOT_TEXTS],
    hr: 'Korisničko ime mora imati barem 3 znaka',
    en: 'Username must have at least 3 characters',
  },
  {
    field: 'username',
    values: ['ana horvat', 'ana<b>', 'ana\nhorvat'],
    hr: 'Korisničko ime smije sadržavati samo slova, brojke i znakove . _ @ -',
    en: 'Username may have only letters, digits and the characters . _ @ -',
  },
  { field: 'username', values: [text(65)], ...tooLong(64) },
  {
    field: 'password',
    values: [undefined, null, 123456789012, {}],
    hr: 'Lozinka je obavezna',
    en: 'Password is required',
  },
  {
    field: 'password',
    values: ['', text(11)],
    hr: 'Lozinka mora imati barem 12 znakova',
    en: 'Password must have at least 12 characters',
  },
  {
    field: 'password',
    values: [text(257)],
    hr: 'Lozinka smije imati najviše 256 znakova',
    en: 'Password may have at most 256 characters',
  },
  {
    field: 'email',
    values: [undefined, null, '', 'ana', 'ana@', '@udruga.example', 'a b@udruga.example', 1],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'fullName',
    values: [undefined, null, '', '   '],
    hr: 'Ime i prezime su obavezni',
    en: 'Full name is required',
  },
  { field: 'fullName', values: [text(121)], ...tooLong(120) },
  {
    field: 'role',
    values: [null, '', 'owner', 1],
    hr: 'Uloga mora biti member ili admin',
    en: 'Role must be member or admin',
  },
  {
    field: 'isActive',
    values: [null, 'false', 0],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

describe.each([
  { resource: 'blog', make: blogPostBody, rules: BLOG },
  { resource: 'projects', make: projectBody, rules: PROJECTS },
  { resource: 'events', make: eventBody, rules: EVENTS },
  { resource: 'team', make: teamMemberBody, rules: TEAM },
  { resource: 'partners', make: partnerBody, rules: PARTNERS },
  { resource: 'users', make: userBody, rules: USERS },
])('$resource', ({ resource, make, rules }) => {
  it.each(rules)('refuses a $field: $en', async ({ field, values, hr, en }) => {
    const [property = field] = field.split('.');
    for (const value of values) {
      const body = make({ [property]: value });
      const croatian = await test.anonymous.post(`/api/${resource}`).set(test.admin).send(body);
      expect([value, croatian.status, croatian.body.errors]).toEqual([value, 400, { [field]: hr }]);
      expect(croatian.body.detail).toBe(hr);
      const english = await test.anonymous
        .post(`/api/${resource}?lang=en`)
        .set(test.admin)
        .send(body);
      expect(english.body.errors).toEqual({ [field]: en });
    }
  });

  it('applies the same rules to changes, but lets fields be left out', async () => {
    const { body } = await test.anonymous
      .post(`/api/${resource}`)
      .set(test.admin)
      .send(make())
      .expect(201);
    for (const method of ['put', 'patch'] as const) {
      const path = `/api/${resource}/${body.id}`;
      await test.anonymous[method](path).set(test.admin).send({}).expect(200);
      for (const { field, values, hr } of rules.filter(({ field }) => !field.includes('.'))) {
        const value = values.find((one) => one !== undefined);
        const changed = await test.anonymous[method](path)
          .set(test.admin)
          .send({ [field]: value });
        expect([field, changed.status, changed.body.errors]).toEqual([field, 400, { [field]: hr }]);
      }
    }
  });
});

it('accepts what the rules allow at their limits', async () => {
  const accepted = [
    { title: 'abc', titleEn: 'abc', content: text(10), contentEn: text(10) },
    { slug: 'a-1' },
    { slug: text(120) },
    { imageUrl: 'https://slike.example' },
    { imageUrl: 'https://slike.example:8443/a%20b.png?v=1#x' },
    { imageUrl: '/images/žaba.svg' },
    { imageUrl: null },
    { publishDate: '2026-05-04T10:00Z' },
    { publishDate: '2026-05-04T10:00:00+02:00' },
    { title: '👩‍👩‍👧 Obitelj' },
  ];
  for (const fields of accepted) {
    const { status } = await test.anonymous
      .post('/api/blog')
      .set(test.admin)
      .send(blogPostBody(fields));
    expect([fields, status]).toEqual([fields, 201]);
  }
});

it('names every field at fault at once', async () => {
  const { body } = await test.anonymous.post('/api/blog').set(test.admin).send({}).expect(400);
  expect(Object.keys(body.errors).sort()).toEqual(
    ['content', 'contentEn', 'slug', 'title', 'titleEn'].sort(),
  );
});
