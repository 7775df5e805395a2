import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/content/content-changes.js';
import { AccountChange } from '../../src/settings/account/account-change.entity.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { Settings } from '../../src/settings/settings.entity.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { OTHER_IBAN } from '../factories/settings.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(async () => {
  await test.dataSource.getRepository(AccountChange).clear();
  await test.dataSource.getRepository(Settings).clear();
});
afterAll(() => test.close());

/** What administrators and accountants read besides. */
const OF_STAFF = {
  updatedAt: expect.any(String),
  accountChangeHours: 24,
  requireSecondFactor: false,
  secondFactorGraceDays: 14,
  pendingAccount: null,
};

const PUBLIC = {
  ...DEFAULT_SETTINGS,
  accountChangeHours: undefined,
  requireSecondFactor: undefined,
  secondFactorGraceDays: undefined,
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
  });

  it('are one row, which visitors see without its date of change', async () => {
    const list = await test.anonymous.get('/api/settings').expect(200);
    expect(list.headers['content-range']).toBe('settings 0-0/1');
    expect(list.body).toEqual([PUBLIC]);
    const one = await test.anonymous.get('/api/settings/1').expect(200);
    expect(one.body).toEqual(PUBLIC);
    const member = await test.signIn({ role: 'member' });
    expect((await test.anonymous.get('/api/settings/1').set(member)).body).toEqual(PUBLIC);
  });

  it('include the date of change for administrators', async () => {
    const whole = { ...PUBLIC, ...OF_STAFF };
    const list = await test.asAdmin('get', '/api/settings').expect(200);
    expect(list.body).toEqual([whole]);
    const one = await test.asAdmin('get', '/api/settings/1').expect(200);
    expect(one.body).toEqual(whole);
  });

  it('support the list requests of the panel', async () => {
    const list = (query: string) => test.anonymous.get(`/api/settings?${query}`);
    expect((await list('filter={"id":[1]}')).body).toEqual([PUBLIC]);
    expect((await list('range=[0,24]&sort=["id","DESC"]')).body).toEqual([PUBLIC]);
    const none = await list('filter={"id":[2]}').expect(200);
    expect([none.body, none.headers['content-range']]).toEqual([[], 'settings */0']);
    const beyond = await list('range=[1,24]').expect(200);
    expect([beyond.body, beyond.headers['content-range']]).toEqual([[], 'settings */1']);
    await list('sort=["iban","ASC"]').expect(400);
  });

  it('are a 404 with another id', async () => {
    for (const request of [
      test.anonymous.get('/api/settings/2?lang=en'),
      test.asAdmin('put', '/api/settings/2?lang=en', { name: 'Druga' }),
      test.asAdmin('patch', '/api/settings/3?lang=en', { name: 'Druga' }),
    ]) {
      const { body } = await request.expect(404);
      expect(body.detail).toBe('There is only one set of settings, number 1.');
    }
  });
});

describe('changing the settings', () => {
  it.each(['put', 'patch'] as const)('by %s does not change omitted fields', async (method) => {
    const { body } = await change({ phone: ' +385 (0)22 555-0100 ' }, method).expect(200);
    expect(body).toEqual({
      ...PUBLIC,
      phone: '+385 (0)22 555-0100',
      ...OF_STAFF,
    });
    expect((await test.anonymous.get('/api/settings/1')).body.phone).toBe('+385 (0)22 555-0100');
  });

  it('accepts different founding years for the languages', async () => {
    const { body } = await change({ foundingYear: 2008 }).expect(200);
    expect(body).toMatchObject({ foundingYear: 2008, foundingYearEn: 2010 });
  });

  it('accepts grouped numbers and stores them without spaces', async () => {
    const fields = { iban: 'hr12 1001 0051 8630 0016 0', taxId: ' 945 7740 3194 ' };
    const { body } = await change(fields).expect(200);
    expect(body).toMatchObject({ iban: DEFAULT_SETTINGS.iban, taxId: DEFAULT_SETTINGS.taxId });
  });

  it.each([
    [{ taxId: '69435151530' }],
    [{ taxId: '33392005961' }],
    [{ street: `${'x'.repeat(23)}Đ`, city: `${'x'.repeat(19)}š` }],
    [{ foundingYear: 1900, foundingYearEn: new Date().getUTCFullYear() }],
    [{ yearsOfExperience: 0, participantsEducated: 10_000_000 }],
    [{ contactRetentionMonths: 1, unconfirmedRetentionDays: 7, donationRetentionYears: 7 }],
    [{ phone: '+1 (202) 555-0123' }],
  ])('accepts %j', async (fields) => {
    expect((await change(fields).expect(200)).body).toMatchObject(fields);
  });

  it.each([
    { iban: OTHER_IBAN },
    { bankRecipient: 'x'.repeat(25) },
    { bankRecipient: `${'x'.repeat(21)}čž` },
  ])('accepts another account, which holds later: %j', async (fields) => {
    const { body } = await change(fields).expect(200);
    expect(body.pendingAccount).toMatchObject(fields);
  });

  it('replaces all links together', async () => {
    const links = { youtube: 'https://www.youtube.com/@udruga', linkedin: '', x: null };
    const { body } = await change({ socialLinks: links }).expect(200);
    expect(body.socialLinks).toEqual({ youtube: links.youtube });
    expect((await change({ socialLinks: {} }).expect(200)).body.socialLinks).toEqual({});
  });

  it('replaces all emergency numbers together, in their order', async () => {
    const police = {
      number: ' 192 ',
      name: ' Policija ',
      nameEn: 'Police',
      note: '',
      noteEn: null,
    };
    const victims = { number: '116 006', name: 'Pozivni centar', nameEn: 'Call centre' };
    const { body } = await change({ emergencyNumbers: [victims, police] }).expect(200);
    expect(body.emergencyNumbers).toEqual([
      victims,
      { ...police, number: '192', name: 'Policija', note: null },
    ]);
    const { body: seen } = await test.anonymous.get('/api/settings/1');
    expect(seen.emergencyNumbers).toEqual(body.emergencyNumbers);
  });

  it('stores what an amount makes possible, and nothing where a text is empty', async () => {
    const filled = {
      effectOf10: 'pribor za jednu radionicu',
      effectOf10En: 'supplies for one workshop',
      effectOf100: 'x'.repeat(90),
      financialReportUrl: '/dokumenti/izvjestaj.pdf',
    };
    expect((await change(filled).expect(200)).body).toMatchObject({ ...filled, effectOf20: null });
    const emptied = { effectOf10: ' ', financialReportUrl: '' };
    const { body } = await change(emptied).expect(200);
    expect(body).toMatchObject({
      effectOf10: null,
      effectOf10En: filled.effectOf10En,
      financialReportUrl: null,
    });
  });

  it('ignores unknown fields and the id', async () => {
    const { body } = await change({ id: 7, updatedAt: '2000-01-01T00:00:00Z', colour: 'red' });
    expect(body).toMatchObject({ id: 1 });
    expect(body.updatedAt > '2026').toBe(true);
    expect(body).not.toHaveProperty('colour');
  });

  it('is allowed for administrators only', async () => {
    await test.anonymous.patch('/api/settings/1').send({ name: 'Druga' }).expect(401);
    const member = await test.signIn({ role: 'member' });
    await test.anonymous.patch('/api/settings/1').set(member).send({ name: 'Druga' }).expect(403);
  });

  it('is not possible by adding or deleting a row', async () => {
    const added = await test.asAdmin('post', '/api/settings', {}).expect(405);
    expect(added.headers.allow).toBe('GET, HEAD');
    const deleted = await test.asAdmin('delete', '/api/settings/1').expect(405);
    expect(deleted.headers.allow).toBe('GET, HEAD, PUT, PATCH');
    expect(deleted.body).toMatchObject({ status: 405, title: 'Metoda nije podržana' });
  });

  it('invalidates cached pages', async () => {
    await test.anonymous.get('/api/settings');
    const { generation } = test.app.get(ContentChanges);
    await change({ name: 'Udruga Novo ime' }).expect(200);
    expect(test.app.get(ContentChanges).generation).toBeGreaterThan(generation);
  });
});

describe('the table of settings', () => {
  it('accepts only one row', async () => {
    await test.anonymous.get('/api/settings');
    await expect(
      test.dataSource.query(
        `INSERT INTO settings SELECT (jsonb_populate_record(s, '{"id":2}')).* FROM settings s`,
      ),
    ).rejects.toThrow('settings_id_check');
  });

  it('notifies other processes of changes', async () => {
    const triggers = await test.dataSource.query(
      `SELECT tgname FROM pg_trigger WHERE tgrelid = 'settings'::regclass AND NOT tgisinternal`,
    );
    expect(triggers).toContainEqual({ tgname: 'content_changed' });
  });
});

describe('the settings read by other features', () => {
  it('are cached until content changes', async () => {
    const service = test.app.get(SettingsService);
    const changes = test.app.get(ContentChanges);
    await service.current();
    const first = await service.current();
    expect(first).toMatchObject(DEFAULT_SETTINGS);
    expect(await service.current()).toBe(first);
    await test.dataSource.query(`UPDATE settings SET name = 'Udruga Drugo ime'`);
    expect((await service.current()).name).toBe(DEFAULT_SETTINGS.name);
    changes.changed();
    expect((await service.current()).name).toBe('Udruga Drugo ime');
    await change({ name: 'Udruga Treće ime' });
    expect((await service.current()).name).toBe('Udruga Treće ime');
  });

  it('are read again after a failed query', async () => {
    const service = test.app.get(SettingsService);
    await test.dataSource.query('ALTER TABLE settings RENAME TO away');
    test.app.get(ContentChanges).changed();
    await expect(service.current()).rejects.toThrow('settings');
    await test.dataSource.query('ALTER TABLE away RENAME TO settings');
    expect(await service.current()).toMatchObject({ id: 1 });
  });
});
