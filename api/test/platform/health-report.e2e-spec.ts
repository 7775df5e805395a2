import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HealthMailsService } from '../../src/health-report/health-mails.service.js';
import { CHECKS } from '../../src/health-report/health-texts.js';
import { HealthyApp, lineOf } from '../setup/healthy-app.js';

let healthy: HealthyApp;
beforeAll(async () => {
  healthy = await HealthyApp.start();
});
beforeEach(() => healthy.restore());
afterAll(() => healthy.close());

describe('the report of the server’s health', () => {
  it('says of a sound server that all is well, and nothing to do', async () => {
    const report = await healthy.check();
    expect(report.lines.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(report).toMatchObject({ level: 'ok', stale: false });
    expect(report.lines).toHaveLength(CHECKS.length);
    expect(report.lines.every(({ advice }) => advice === null)).toBe(true);
    expect(healthy.mailServer.received).toEqual([]);
    expect(lineOf(await healthy.check('en'), 'certificate')?.text).toBe(
      'Valid until 1 January 2120.',
    );
  });

  it('is mailed to nobody while all is well', async () => {
    await healthy.test.app.get(HealthMailsService).send();
    expect(await healthy.test.dataSource.query('SELECT kind FROM mails')).toEqual([]);
    await healthy.test.dataSource.query(`INSERT INTO backups (state) VALUES ('failed')`);
    await healthy.test.app.get(HealthMailsService).send();
    expect(await healthy.test.dataSource.query('SELECT DISTINCT kind FROM mails')).toEqual([
      { kind: 'health-report' },
    ]);
  });

  it('says until when a release of Node.js gets fixes, and to which one to move', async () => {
    const now = () => Date.parse('2026-11-25T12:00:00Z');
    healthy.set({ nodeVersion: '20.19.0', now, clock: { warning: Infinity, error: Infinity } });
    const line = lineOf(await healthy.check(), 'node');
    expect(line?.text).toBe(
      'Inačica 20.19.0 od 30. travnja 2026. više ne dobiva sigurnosne ispravke.',
    );
    expect(line?.advice).toMatch(/prijeđe na Node\.js 24 ili noviji\.$/);
    expect(lineOf(await healthy.check('en'), 'node')?.advice).toMatch(/to Node\.js 24 or newer\.$/);
    healthy.set({ nodeVersion: '22.21.1' });
    expect(lineOf(await healthy.check(), 'node')?.level).toBe('ok');
    healthy.set({ now: () => Date.parse('2027-04-01') });
    expect(lineOf(await healthy.check(), 'node')).toMatchObject({
      level: 'warning',
      text: 'Inačica 22.21.1 dobiva sigurnosne ispravke još samo do 30. travnja 2027.',
      advice: expect.stringMatching(/do tada prijeđe na Node\.js 24 ili noviji\.$/),
    });
  });

  it('does not call wrong what could not be looked up', async () => {
    healthy.dns.isSilent = true;
    healthy.site.removeAllListeners('secureConnection');
    const report = await healthy.check();
    for (const name of ['spf', 'dkim', 'dmarc'] as const) {
      expect(lineOf(report, name)).toMatchObject({
        level: 'unknown',
        text: 'Nije se moglo provjeriti.',
        advice: null,
      });
    }
    expect(report.level).toBe('ok');
  });

  it('is kept, so that the screen and the dashboard have it at once', async () => {
    await healthy.addBackup({ state: 'failed' });
    const made = await healthy.check();
    await healthy.query('TRUNCATE backups');
    const { body } = await healthy.test.asAdmin('get', '/api/health-report').expect(200);
    expect(body).toEqual(made);
    const dashboard = await healthy.test.asAdmin('get', '/api/dashboard').expect(200);
    expect(dashboard.body.health).toEqual({ level: 'warning', faults: 1, stale: false });
  });

  it('is made when it is first asked for', async () => {
    await healthy.query('TRUNCATE health_report');
    const before = await healthy.test.asAdmin('get', '/api/dashboard').expect(200);
    expect(before.body.health).toBeNull();
    const { body } = await healthy.test.asAdmin('get', '/api/health-report').expect(200);
    expect(body.lines).toHaveLength(CHECKS.length);
  });

  it('is at least a warning when the checks have not run for a while', async () => {
    await healthy.check();
    await healthy.query(`UPDATE health_report SET checked_at = now() - interval '1 hour'`);
    const { body } = await healthy.test.asAdmin('get', '/api/health-report').expect(200);
    expect(body).toMatchObject({ level: 'warning', stale: true });
  });
});
