import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  HealthLineDto,
  HealthReportDto,
} from '../../src/health-report/dto/health-report.dto.js';
import {
  HEALTH_CONDITIONS,
  type HealthConditions,
} from '../../src/health-report/health-conditions.js';
import { HealthMailsService } from '../../src/health-report/health-mails.service.js';
import { createMail } from '../factories/mail.factory.js';
import { DnsServer } from '../setup/dns-server.js';
import { ENDED_CERTIFICATE, ENDED_KEY } from '../setup/ended-certificate.js';
import { CERTIFICATE, KEY } from '../setup/mail/certificate.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const RECORDS: [name: string, text: string][] = [
  ['mail.udruga.hr', 'v=spf1 mx -all'],
  ['s1._domainkey.mail.udruga.hr', 'v=DKIM1; k=rsa; p=MIGfMA0'],
  ['_dmarc.udruga.hr', 'v=DMARC1; p=reject'],
];
const DAY_MS = 86_400_000;

let dns: DnsServer;
let mailServer: MailServer;
let mailPort: number;
let site: TlsServer;
let sound: HealthConditions;
let test: TestApp;
let publicUrl: string;

beforeAll(async () => {
  dns = new DnsServer();
  const resolver = new Resolver({ timeout: 300, tries: 1 });
  resolver.setServers([await dns.start()]);
  mailServer = new MailServer();
  const smtpUrl = await mailServer.start(0, 'udruga:right@');
  mailPort = Number(new URL(smtpUrl).port);
  site = createTlsServer({ key: KEY, cert: CERTIFICATE }, (socket) =>
    socket.on('error', () => undefined),
  ).listen(0);
  await once(site, 'listening');
  publicUrl = `https://localhost:${(site.address() as AddressInfo).port}`;
  test = await startTestApp({
    PUBLIC_URL: publicUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Udruga <info@mail.udruga.hr>',
    DKIM_SELECTOR: 's1',
  });
  sound = {
    disk: { warning: 0, error: 0 },
    memory: 0,
    connections: { warning: 0.8, error: 0.95 },
    clock: { warning: 5_000, error: 30_000 },
    now: Date.now,
    nodeVersion: '24.11.0',
    resolver,
    authorities: CERTIFICATE,
    connectLimit: 2_000,
  };
});
afterAll(async () => {
  await test.close();
  await mailServer.stop();
  dns.close();
  site.close();
});

/** A server without a fault. */
beforeEach(async () => {
  Object.assign(test.app.get<HealthConditions>(HEALTH_CONDITIONS), sound);
  dns.isSilent = false;
  dns.records.clear();
  for (const [name, text] of RECORDS) dns.records.set(name, [text]);
  site.setSecureContext({ key: KEY, cert: CERTIFICATE });
  await test.dataSource.query('TRUNCATE backups, mails, graphile_worker._private_jobs');
  await addBackup({ state: 'verified', at: new Date() });
});

const set = (conditions: Partial<HealthConditions>): void => {
  Object.assign(test.app.get<HealthConditions>(HEALTH_CONDITIONS), conditions);
};

async function addBackup({ state, at = null }: { state: string; at?: Date | null }): Promise<void> {
  const values = [state, at];
  await test.dataSource.query('INSERT INTO backups (state, verified_at) VALUES ($1, $2)', values);
}

async function check(language = 'hr'): Promise<HealthReportDto> {
  const { body } = await test
    .asAdmin('post', `/api/health-report/check?lang=${language}`)
    .set('Origin', publicUrl)
    .expect(200);
  return body;
}

const lineOf = ({ lines }: HealthReportDto, name: HealthLineDto['check']) =>
  lines.find((line) => line.check === name);

const query = (sql: string) => () => test.dataSource.query(sql).then(() => undefined);

const NEAR = `
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT %s', current_database(),
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()));
  END $$`;
const UNLIMITED = `
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT -1', current_database());
  END $$`;
const JOB = (at: string) => `SELECT graphile_worker.add_job('check_health', run_at := ${at})`;

interface Fault {
  name: string;
  check: HealthLineDto['check'];
  level: HealthLineDto['level'];
  make: () => void | Promise<void>;
  text: RegExp;
  /** Undoes what the next test would not. */
  end?: () => void | Promise<void>;
}

const FAULTS: Fault[] = [
  {
    name: 'an old backup',
    check: 'backup',
    level: 'error',
    make: async () => {
      await query('TRUNCATE backups')();
      await addBackup({ state: 'verified', at: new Date(Date.now() - 3 * DAY_MS) });
    },
    text: /starija je od dva dana: .*\d{4}\. u \d/,
  },
  {
    name: 'a backup that failed',
    check: 'backup',
    level: 'warning',
    make: () => addBackup({ state: 'failed' }),
    text: /Posljednja izrada kopije nije uspjela/,
  },
  {
    name: 'a damaged backup',
    check: 'backup',
    level: 'warning',
    make: async () => {
      await addBackup({ state: 'damaged' });
      await addBackup({ state: 'verified', at: new Date() });
    },
    text: /nestalih datoteka među spremljenim kopijama: 1\./,
  },
  {
    name: 'a full disk',
    check: 'disk',
    level: 'error',
    make: () => set({ disk: { warning: Infinity, error: Infinity } }),
    text: /^Slobodno je samo [\d,]+ [kMGT]?B od [\d,]+ [GT]B\.$/,
  },
  {
    name: 'a database without free connections',
    check: 'database',
    level: 'error',
    make: query(NEAR),
    text: /^U upotrebi je (\d+) od \1 veza\./,
    end: query(UNLIMITED),
  },
  {
    name: 'a job that failed in all attempts',
    check: 'jobs',
    level: 'warning',
    make: async () => {
      await query(JOB('now()'))();
      await query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')();
    },
    text: /ni nakon svih pokušaja: 1\./,
  },
  {
    name: 'jobs that are not done',
    check: 'jobs',
    level: 'error',
    make: query(JOB(`now() - interval '1 hour'`)),
    text: /^Ne obavljaju se od /,
  },
  {
    name: 'an undelivered mail',
    check: 'mails',
    level: 'warning',
    make: async () => void (await createMail(test.dataSource, { state: 'failed' })),
    text: /^Neisporučenih poruka: 1\.$/,
  },
  {
    name: 'a mail server that does not run',
    check: 'mailServer',
    level: 'error',
    make: () => mailServer.stop(),
    text: /odbio je vezu/,
    end: async () => {
      mailServer = new MailServer();
      await mailServer.start(mailPort);
    },
  },
  {
    name: 'a domain without SPF',
    check: 'spf',
    level: 'warning',
    make: () => void dns.records.set('mail.udruga.hr', ['google-site-verification=x']),
    text: /^Domena mail\.udruga\.hr nema ga\.$/,
  },
  {
    name: 'a domain with two SPF records',
    check: 'spf',
    level: 'warning',
    make: () => void dns.records.set('mail.udruga.hr', ['v=spf1 mx -all', 'v=spf1 a -all']),
    text: /ima ih više/,
  },
  {
    name: 'a domain with a revoked DKIM key',
    check: 'dkim',
    level: 'warning',
    make: () => void dns.records.set('s1._domainkey.mail.udruga.hr', ['v=DKIM1; p=']),
    text: /nema ga pod imenom s1\./,
  },
  {
    name: 'a domain without DMARC',
    check: 'dmarc',
    level: 'warning',
    make: () => void dns.records.delete('_dmarc.udruga.hr'),
    text: /^Domena mail\.udruga\.hr nema ga\.$/,
  },
  {
    name: 'a certificate that ended',
    check: 'certificate',
    level: 'error',
    make: () => site.setSecureContext({ key: ENDED_KEY, cert: ENDED_CERTIFICATE }),
    text: /^Istekao je 1\. .*2021\.: /,
  },
  {
    name: 'a certificate that ends soon',
    check: 'certificate',
    level: 'warning',
    make: () => set({ now: () => Date.UTC(2119, 11, 24) }),
    text: /^Vrijedi još samo do 1\. .*2120\.$/,
  },
  {
    name: 'a certificate that browsers do not trust',
    check: 'certificate',
    level: 'error',
    make: () => set({ authorities: ENDED_CERTIFICATE }),
    text: /ne pripada adresi localhost\.$/,
  },
  {
    name: 'a clock that is wrong',
    check: 'clock',
    level: 'error',
    make: () => set({ now: () => Date.now() + 60_000 }),
    text: /sata baze podataka za (?:59|60) s/,
  },
  {
    name: 'little memory',
    check: 'memory',
    level: 'warning',
    make: () => set({ memory: Infinity }),
    text: /^Slobodno je samo /,
  },
  {
    name: 'a release of Node.js without fixes',
    check: 'node',
    level: 'warning',
    make: () => set({ nodeVersion: '21.7.3' }),
    text: /^Inačica 21\.7\.3 od 1\. .*2024\. više ne dobiva/,
  },
];

describe('the report of the server’s health', () => {
  it('says of a sound server that all is well, and nothing to do', async () => {
    const report = await check();
    expect(report.lines.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(report).toMatchObject({ level: 'ok', stale: false });
    expect(report.lines).toHaveLength(14);
    expect(report.lines.every(({ advice }) => advice === null)).toBe(true);
    expect(mailServer.received).toEqual([]);
    expect(lineOf(await check('en'), 'certificate')?.text).toBe('Valid until 1 January 2120.');
  });

  it('is mailed to nobody while all is well', async () => {
    await test.app.get(HealthMailsService).send();
    expect(await test.dataSource.query('SELECT kind FROM mails')).toEqual([]);
    await test.dataSource.query(`INSERT INTO backups (state) VALUES ('failed')`);
    await test.app.get(HealthMailsService).send();
    expect(await test.dataSource.query('SELECT DISTINCT kind FROM mails')).toEqual([
      { kind: 'health-report' },
    ]);
  });

  it.each(FAULTS)('shows $name at the next check', async (fault) => {
    try {
      await fault.make();
      const report = await check();
      expect(lineOf(report, fault.check)).toMatchObject({
        level: fault.level,
        text: expect.stringMatching(fault.text),
        advice: expect.stringMatching(/\w/),
      });
      const others = report.lines.filter((line) => line.check !== fault.check);
      // A clock of another century changes what is said of other dates.
      if (fault.name !== 'a certificate that ends soon') {
        expect(others.filter(({ level }) => level !== 'ok')).toEqual([]);
        expect(report.level).toBe(fault.level);
        expect(report.lines[0]?.check).toBe(fault.check);
      }
    } finally {
      await fault.end?.();
    }
  });

  it('says until when a release of Node.js gets fixes, and to which one to move', async () => {
    const now = () => Date.parse('2026-11-25T12:00:00Z');
    set({ nodeVersion: '20.19.0', now, clock: { warning: Infinity, error: Infinity } });
    const line = lineOf(await check(), 'node');
    expect(line?.text).toBe(
      'Inačica 20.19.0 od 30. travnja 2026. više ne dobiva sigurnosne ispravke.',
    );
    expect(line?.advice).toMatch(/prijeđe na Node\.js 24 ili noviji\.$/);
    expect(lineOf(await check('en'), 'node')?.advice).toMatch(/to Node\.js 24 or newer\.$/);
    set({ nodeVersion: '22.21.1' });
    expect(lineOf(await check(), 'node')?.level).toBe('ok');
    set({ now: () => Date.parse('2027-04-01') });
    expect(lineOf(await check(), 'node')).toMatchObject({
      level: 'warning',
      text: 'Inačica 22.21.1 dobiva sigurnosne ispravke još samo do 30. travnja 2027.',
      advice: expect.stringMatching(/do tada prijeđe na Node\.js 24 ili noviji\.$/),
    });
  });

  it('does not call wrong what could not be looked up', async () => {
    dns.isSilent = true;
    site.removeAllListeners('secureConnection');
    const report = await check();
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
    await addBackup({ state: 'failed' });
    const made = await check();
    await query('TRUNCATE backups')();
    const { body } = await test.asAdmin('get', '/api/health-report').expect(200);
    expect(body).toEqual(made);
    const dashboard = await test.asAdmin('get', '/api/dashboard').expect(200);
    expect(dashboard.body.health).toEqual({ level: 'warning', faults: 1, stale: false });
  });

  it('is made when it is first asked for', async () => {
    await query('TRUNCATE health_report')();
    const before = await test.asAdmin('get', '/api/dashboard').expect(200);
    expect(before.body.health).toBeNull();
    const { body } = await test.asAdmin('get', '/api/health-report').expect(200);
    expect(body.lines).toHaveLength(14);
  });

  it('is at least a warning when the checks have not run for a while', async () => {
    await check();
    await query(`UPDATE health_report SET checked_at = now() - interval '1 hour'`)();
    const { body } = await test.asAdmin('get', '/api/health-report').expect(200);
    expect(body).toMatchObject({ level: 'warning', stale: true });
  });
});
