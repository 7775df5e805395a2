import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/content/content-changes.js';
import { EditedPage } from '../../src/page-texts/edited-page.entity.js';
import { PAGES } from '../../src/page-texts/original-text.js';
import { ORIGINAL_TEXTS } from '../../src/page-texts/original-texts.js';
import { PageText } from '../../src/page-texts/page-text.entity.js';
import { AccountChange } from '../../src/settings/account/account-change.entity.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { Settings } from '../../src/settings/settings.entity.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  for (const entity of [AccountChange, Settings, PageText, EditedPage]) {
    await test.dataSource.getRepository(entity).clear();
  }
});
afterAll(() => test.close());

/** What administrators and accountants read besides. */
const OF_STAFF = {
  updatedAt: expect.any(String),
  accountChangeHours: 24,
  requireSecondFactor: false,
  secondFactorGraceDays: 14,
  firstStepsHidden: false,
  testimonyConsentDate: null,
  pendingAccount: null,
};
const PUBLIC = {
  ...DEFAULT_SETTINGS,
  accountChangeHours: undefined,
  requireSecondFactor: undefined,
  secondFactorGraceDays: undefined,
  firstStepsHidden: undefined,
  testimonyConsentDate: undefined,
  secondFactorRequiredSince: undefined,
  version: expect.any(Number),
  homeImage: null,
  aboutImage: null,
};

const change = (fields: object, method: 'put' | 'patch' = 'patch') =>
  test.asAdmin(method, '/api/settings/1', fields);

describe('the settings', () => {
  it('are created once with the defaults, by the first of parallel requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.anonymous.get('/api/settings').expect(200)),
    );
    for (const { body } of answers) expect(body).toEqual([PUBLIC]);
    expect(await test.dataSource.getRepository(Settings).count()).toBe(1);
    const second = `INSERT INTO settings
      SELECT (jsonb_populate_record(s, '{"id":2}')).* FROM settings s`;
    await expect(test.dataSource.query(second)).rejects.toThrow('settings_id_check');
    await test.asAdmin('patch', '/api/settings/2', { name: 'Druga' }).expect(404);
  });

  it('are shown to visitors and members without what is for staff', async () => {
    const member = await test.signIn({ role: 'member' });
    for (const headers of [{}, member]) {
      const { body } = await test.anonymous.get('/api/settings/1').set(headers).expect(200);
      expect(body).toEqual(PUBLIC);
    }
    const whole = { ...PUBLIC, ...OF_STAFF };
    expect((await test.asAdmin('get', '/api/settings').expect(200)).body).toEqual([whole]);
    expect((await test.asAdmin('get', '/api/settings/1').expect(200)).body).toEqual(whole);
  });

  it.each(['put', 'patch'] as const)('keep omitted fields, and their id, by %s', async (method) => {
    const fields = { phone: ' +385 (0)22 555-0100 ', id: 7, updatedAt: '2000-01-01T00:00:00Z' };
    const { body } = await change(fields, method).expect(200);
    expect(body).toEqual({ ...PUBLIC, ...OF_STAFF, phone: '+385 (0)22 555-0100' });
    expect(body.updatedAt > '2026').toBe(true);
  });

  it('accept grouped numbers, and a holder of the account with letters of two bytes', async () => {
    const fields = { iban: 'hr12 1001 0051 8630 0016 0', taxId: ' 945 7740 3194 ' };
    const { iban, taxId } = DEFAULT_SETTINGS;
    expect((await change(fields).expect(200)).body).toMatchObject({ iban, taxId });
    const holder = { bankRecipient: `${'x'.repeat(21)}čž` };
    expect((await change(holder).expect(200)).body.pendingAccount).toMatchObject(holder);
  });

  it('have lists that are replaced as a whole, and texts that may be emptied', async () => {
    const youtube = 'https://www.youtube.com/@udruga';
    const links = { youtube, linkedin: '', x: null, myspace: 'javascript:alert(1)' };
    const { body } = await change({ socialLinks: links }).expect(200);
    expect(body.socialLinks).toEqual({ youtube });
    const police = { number: ' 192 ', name: ' Policija ', nameEn: 'Police', note: '' };
    const victims = { number: '116 006', name: 'Pozivni centar', nameEn: 'Call centre' };
    const changed = await change({ emergencyNumbers: [victims, police] }).expect(200);
    const stored = [victims, { ...police, number: '192', name: 'Policija', note: null }];
    expect(changed.body.emergencyNumbers).toEqual(stored);
    await change({ effectOf10: 'pribor za radionicu' }).expect(200);
    const emptied = await change({ effectOf10: ' ', socialLinks: {} }).expect(200);
    expect(emptied.body).toMatchObject({ effectOf10: null, socialLinks: {} });
  });

  it('quote nobody without a day of consent that has come', async () => {
    const testimony = 'Netko me pitao kako sam.';
    for (const testimonyConsentDate of [null, '2999-01-01']) {
      const { body } = await change({ testimony, testimonyConsentDate }).expect(400);
      expect(Object.keys(body.errors)).toEqual(['testimonyConsentDate']);
    }
    await change({ testimony, testimonyConsentDate: '2026-05-04' }).expect(200);
    await change({ testimonyConsentDate: null }).expect(400);
    await change({ testimony: null, testimonyConsentDate: null }).expect(200);
  });

  it('drop cached pages when they change, also in other processes', async () => {
    await test.anonymous.get('/api/settings');
    const { generation } = test.app.get(ContentChanges);
    await change({ name: 'Udruga Novo ime' }).expect(200);
    expect(test.app.get(ContentChanges).generation).toBeGreaterThan(generation);
    const triggers = await test.dataSource.query(
      `SELECT tgname FROM pg_trigger WHERE tgrelid = 'settings'::regclass AND NOT tgisinternal`,
    );
    expect(triggers).toContainEqual({ tgname: 'content_changed' });
  });

  it('are kept for other features until content changes or a query fails', async () => {
    const service = test.app.get(SettingsService);
    const changes = test.app.get(ContentChanges);
    await service.current();
    const first = await service.current();
    expect(await service.current()).toBe(first);
    await test.dataSource.query(`UPDATE settings SET name = 'Udruga Drugo ime'`);
    expect((await service.current()).name).toBe(DEFAULT_SETTINGS.name);
    changes.changed();
    expect((await service.current()).name).toBe('Udruga Drugo ime');
    await test.dataSource.query('ALTER TABLE settings RENAME TO away');
    changes.changed();
    await expect(service.current()).rejects.toThrow('settings');
    await test.dataSource.query('ALTER TABLE away RENAME TO settings');
    expect(await service.current()).toMatchObject({ id: 1 });
  });
});

describe('the texts of the pages', () => {
  const HOME = '/api/page-texts/1';
  const TITLE = 'home.services.title';
  const put = (texts: object[], path = HOME, version?: number) =>
    test.asAdmin('put', path, { texts, ...(version !== undefined && { version }) });
  const stored = async () => (await test.anonymous.get('/api/page-texts/stored').expect(200)).body;
  const original = (key: string) => ORIGINAL_TEXTS.find((text) => text.key === key);

  it('are each changed, seen at the next request, and restored', async () => {
    for (const [index, page] of PAGES.entries()) {
      const path = `/api/page-texts/${index + 1}`;
      const originals = ORIGINAL_TEXTS.filter((text) => text.page === page);
      const mark = (text: string) => `${text.slice(0, -1)}¤`;
      const texts = originals.map(({ key, hr, en }) => ({
        key,
        text: mark(hr),
        textEn: mark(en),
      }));
      expect((await put(texts, path).expect(200)).body.texts).toMatchObject(texts);
      const now = await stored();
      for (const { key, text, textEn } of texts) {
        expect([now.hr[key], now.en[key]]).toEqual([text, textEn]);
      }
      const restored = originals.map(({ key }) => ({ key, text: null, textEn: null }));
      await put(restored, path).expect(200);
      expect(await stored()).toEqual({ hr: {}, en: {} });
    }
  });

  it('are stored only where they differ from the original, in their language', async () => {
    const [text, textEn] = [' Što radimo ', original(TITLE)?.en];
    const prior = { key: TITLE, text: 'Prvi' };
    await put([prior, { key: TITLE, text, textEn }]).expect(200);
    expect(await stored()).toEqual({ hr: { [TITLE]: 'Što radimo' }, en: {} });
    await put([{ key: TITLE, textEn: 'Our work' }]).expect(200);
    expect(await stored()).toEqual({ hr: { [TITLE]: 'Što radimo' }, en: { [TITLE]: 'Our work' } });
    await put([{ key: TITLE, text: original(TITLE)?.hr }]).expect(200);
    await test.dataSource
      .getRepository(PageText)
      .insert({ key: 'home.gone', language: 'hr', text: 'Nekoć' });
    expect(await stored()).toEqual({ hr: {}, en: { [TITLE]: 'Our work' } });
    expect((await test.asAdmin('get', HOME)).body.updatedAt).toEqual(expect.any(String));
    expect((await test.anonymous.get(HOME)).body).not.toHaveProperty('updatedAt');
  });

  it('are refused with other marks than the original’s, too long, or of another page', async () => {
    for (const [id, key, text, hr] of [
      [1, TITLE, 'a'.repeat(201), 'Dopušteno je najviše 200 znakova'],
      [1, 'home.about.history.text', 'Bez godine', 'U tekstu mora ostati {{year}}'],
      [1, 'home.nothing', 'a', 'Taj tekst nije s ove stranice'],
      [2, TITLE, 'a', 'Taj tekst nije s ove stranice'],
    ] as const) {
      const { body } = await put([{ key, text }], `/api/page-texts/${id}`).expect(400);
      expect(Object.values(body.errors)).toEqual([hr]);
    }
    const english = await put([{ key: TITLE, text: '' }], `${HOME}?lang=en`).expect(400);
    expect(english.body.message).toBe('Enter a text or restore the original');
    expect(await stored()).toEqual({ hr: {}, en: {} });
  });

  it('are changed from the current version only, once of several that are sent together', async () => {
    const together = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        put([{ key: TITLE, text: `Inačica ${index}` }], HOME, 1),
      ),
    );
    expect(together.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    const later = await put([{ key: TITLE, text: 'Druga' }], HOME, 2).expect(200);
    expect(later.body.version).toBe(3);
  });
});
