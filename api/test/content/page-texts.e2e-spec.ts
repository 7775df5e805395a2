import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EditedPage } from '../../src/page-texts/edited-page.entity.js';
import { PAGES } from '../../src/page-texts/original-text.js';
import { ORIGINAL_TEXTS } from '../../src/page-texts/original-texts.js';
import { PageText } from '../../src/page-texts/page-text.entity.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  await test.dataSource.getRepository(PageText).clear();
  await test.dataSource.getRepository(EditedPage).clear();
});
afterAll(() => test.close());

const HOME = '/api/page-texts/1';
const TITLE = 'home.services.title';
/** With a placeholder, and with a marked part. */
const HISTORY = 'home.about.history.text';
const DANGER = 'contact.ways.danger';

const change = (texts: object[], path = HOME, version?: number) =>
  test.asAdmin('put', path, { texts, ...(version !== undefined && { version }) });

const stored = async () => (await test.anonymous.get('/api/page-texts/stored').expect(200)).body;

const words = (key: string, language: 'hr' | 'en') =>
  ORIGINAL_TEXTS.find((text) => text.key === key)?.[language] ?? '';

describe('the texts of the pages', () => {
  it('are those of a new installation until they are changed', async () => {
    const { body, headers } = await test.anonymous.get('/api/page-texts').expect(200);
    expect(headers['content-range']).toBe('page-texts 0-6/7');
    const pages: { id: number; page: string; version: number; texts: Record<string, string>[] }[] =
      body;
    expect(pages.map(({ id, page, version }) => [id, page, version])).toEqual(
      PAGES.map((page, index) => [index + 1, page, 1]),
    );
    const texts = pages.flatMap((page) => page.texts);
    expect(texts.map(({ key }) => key)).toEqual(ORIGINAL_TEXTS.map(({ key }) => key));
    for (const { original, originalEn, text, textEn } of texts) {
      expect([text, textEn]).toEqual([original, originalEn]);
    }
    expect(await stored()).toEqual({ hr: {}, en: {} });
  });

  it('support the list requests of the panel', async () => {
    const list = (query: string) => test.anonymous.get(`/api/page-texts?${query}`);
    const names = ({ body }: { body: { page: string }[] }) => body.map(({ page }) => page);
    expect(names(await list('filter={"id":[2,3]}'))).toEqual(['about', 'donate']);
    expect(names(await list('page=footer'))).toEqual(['footer']);
    expect(names(await list('range=[1,2]&sort=["id","DESC"]'))).toEqual(['footer', 'contact']);
  });

  it.each(PAGES.map((page, index) => [page, index + 1] as const))(
    'of %s are each changed, seen at the next request, and restored',
    async (page, id) => {
      const path = `/api/page-texts/${id}`;
      const originals = ORIGINAL_TEXTS.filter((text) => text.page === page);
      const mark = (text: string) => `${text.slice(0, -1)}¤`;
      const texts = originals.map(({ key, hr, en }) => ({
        key,
        text: mark(hr),
        textEn: mark(en),
      }));
      const { body } = await change(texts, path).expect(200);
      expect(body.texts).toMatchObject(texts);
      const now = await stored();
      for (const { key, text, textEn } of texts) {
        expect([now.hr[key], now.en[key]]).toEqual([text, textEn]);
      }
      const restored = originals.map(({ key }) => ({ key, text: null, textEn: null }));
      const answer = await change(restored, path).expect(200);
      expect(answer.body.texts).toMatchObject(
        originals.map(({ key, hr, en }) => ({ key, text: hr, textEn: en })),
      );
      expect(await stored()).toEqual({ hr: {}, en: {} });
    },
  );
});

describe('changing texts', () => {
  it('stores only what differs from the original, in its language', async () => {
    await change([{ key: TITLE, text: ' Što radimo ', textEn: words(TITLE, 'en') }]).expect(200);
    expect(await stored()).toEqual({ hr: { [TITLE]: 'Što radimo' }, en: {} });
    await change([{ key: TITLE, textEn: 'Our work' }]).expect(200);
    expect(await stored()).toEqual({ hr: { [TITLE]: 'Što radimo' }, en: { [TITLE]: 'Our work' } });
    await change([{ key: TITLE, text: words(TITLE, 'hr') }]).expect(200);
    expect(await stored()).toEqual({ hr: {}, en: { [TITLE]: 'Our work' } });
  });

  it.each([
    [1, TITLE, ' ', 'Upišite tekst ili vratite izvorni', 'Enter a text or restore the original'],
    [
      1,
      TITLE,
      'a\nb',
      'Tekst ne smije imati prijelome redaka',
      'The text must have no line breaks',
    ],
    [
      1,
      TITLE,
      'a'.repeat(201),
      'Dopušteno je najviše 200 znakova',
      'At most 200 characters are allowed',
    ],
    [
      1,
      'home.meta.description',
      'a'.repeat(161),
      'Dopušteno je najviše 160 znakova',
      'At most 160 characters are allowed',
    ],
    [1, HISTORY, 'Bez godine', 'U tekstu mora ostati {{year}}', 'The text must keep {{year}}'],
    [
      5,
      DANGER,
      'Nazovite 112',
      'U tekstu mora ostati <call>…</call>',
      'The text must keep <call>…</call>',
    ],
    [
      5,
      DANGER,
      '<call>112</call> <call>113</call>',
      'U tekstu je <call>…</call> više puta nego u izvornom',
      'The text has <call>…</call> more often than the original',
    ],
    [
      1,
      TITLE,
      'Od {{year}}',
      'Dopuštene su samo oznake u zagradama {{ }} i < > iz izvornog teksta',
      'Only the marks in {{ }} and < > of the original text are allowed',
    ],
    [1, 'home.nothing', 'a', 'Taj tekst nije s ove stranice', 'That text is not on this page'],
    [2, TITLE, 'a', 'Taj tekst nije s ove stranice', 'That text is not on this page'],
  ])('on page %i refuses %s with %j, in both languages', async (id, key, text, hr, en) => {
    for (const [language, message] of [
      ['hr', hr],
      ['en', en],
    ]) {
      const { body } = await change([{ key, text }], `/api/page-texts/${id}?lang=${language}`);
      expect([body.status, body.message]).toEqual([400, message]);
      expect(Object.values(body.errors)).toEqual([message]);
    }
    expect(await stored()).toEqual({ hr: {}, en: {} });
  });

  it('takes the last of several changes of one text', async () => {
    await change([
      { key: TITLE, text: 'Prvi' },
      { key: TITLE, text: 'Drugi' },
    ]).expect(200);
    expect((await stored()).hr).toEqual({ [TITLE]: 'Drugi' });
  });

  it('is for administrators only, of the seven pages', async () => {
    const body = { texts: [{ key: TITLE, text: 'Tuđe' }] };
    await test.anonymous.put(HOME).send(body).expect(401);
    const member = await test.signIn({ role: 'member' });
    await test.anonymous.put(HOME).set(member).send(body).expect(403);
    await change([], '/api/page-texts/8').expect(404);
    await test.asAdmin('post', '/api/page-texts', body).expect(405);
    await test.asAdmin('delete', HOME).expect(405);
    expect(await stored()).toEqual({ hr: {}, en: {} });
  });

  it('tells administrators only when a page was changed', async () => {
    await change([{ key: TITLE, text: 'Što radimo' }]).expect(200);
    expect((await test.asAdmin('get', HOME)).body.updatedAt).toEqual(expect.any(String));
    expect((await test.anonymous.get(HOME)).body).not.toHaveProperty('updatedAt');
  });

  it('ignores stored texts that are no longer editable', async () => {
    await test.dataSource
      .getRepository(PageText)
      .insert({ key: 'home.gone', language: 'hr', text: 'Nekoć' });
    expect(await stored()).toEqual({ hr: {}, en: {} });
  });
});

describe('a change of texts from an older version', () => {
  it('is refused, and one from the current version increases it', async () => {
    const texts = [{ key: TITLE, text: 'Prva' }];
    const first = await change(texts, HOME, 1).expect(200);
    expect(first.body.version).toBe(2);
    await change([{ key: TITLE, text: 'Druga' }], HOME, 1).expect(412);
    expect((await stored()).hr).toEqual({ [TITLE]: 'Prva' });
    const second = await change([{ key: TITLE, text: 'Druga' }], HOME, 2).expect(200);
    expect(second.body.version).toBe(3);
  });

  it('succeeds once of several that are sent together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        change([{ key: TITLE, text: `Inačica ${index}` }], HOME, 1),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
  });
});
