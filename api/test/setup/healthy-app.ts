import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import type {
  HealthLineDto,
  HealthReportDto,
} from '../../src/health-report/dto/health-report.dto.js';
import {
  HEALTH_CONDITIONS,
  type HealthConditions,
} from '../../src/health-report/health-conditions.js';
import { DnsServer } from './dns-server.js';
import { CERTIFICATE, KEY } from './mail/certificate.js';
import { MailServer } from './mail/mail-server.js';
import { startTestApp, type TestApp } from './test-app.js';

const RECORDS: [name: string, text: string][] = [
  ['mail.udruga.hr', 'v=spf1 mx -all'],
  ['s1._domainkey.mail.udruga.hr', 'v=DKIM1; k=rsa; p=MIGfMA0'],
  ['_dmarc.udruga.hr', 'v=DMARC1; p=reject'],
];

/** The line of one check in a report. */
export const lineOf = ({ lines }: HealthReportDto, name: HealthLineDto['check']) =>
  lines.find((line) => line.check === name);

/** An application in which every check of its health finds nothing wrong, and what it looks at. */
export class HealthyApp {
  private constructor(
    readonly test: TestApp,
    readonly dns: DnsServer,
    /** It may be stopped. */
    public mailServer: MailServer,
    private readonly mailPort: number,
    /** The encrypted site at the application's public URL. */
    readonly site: TlsServer,
    private readonly publicUrl: string,
    private readonly sound: HealthConditions,
  ) {}

  static async start(): Promise<HealthyApp> {
    const dns = new DnsServer();
    const resolver = new Resolver({ timeout: 1_500, tries: 1 });
    resolver.setServers([await dns.start()]);
    const mailServer = new MailServer();
    const smtpUrl = await mailServer.start(0, 'udruga:right@');
    const site = createTlsServer({ key: KEY, cert: CERTIFICATE }, (socket) =>
      socket.on('error', () => undefined),
    ).listen(0);
    await once(site, 'listening');
    const publicUrl = `https://localhost:${(site.address() as AddressInfo).port}`;
    const test = await startTestApp({
      PUBLIC_URL: publicUrl,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Udruga <info@mail.udruga.hr>',
      DKIM_SELECTOR: 's1',
    });
    const mailPort = Number(new URL(smtpUrl).port);
    return new HealthyApp(test, dns, mailServer, mailPort, site, publicUrl, {
      disk: { warning: 0, error: 0 },
      memory: 0,
      connections: { warning: 0.8, error: 0.95 },
      clock: { warning: 5_000, error: 30_000 },
      now: Date.now,
      nodeVersion: '24.11.0',
      resolver,
      authorities: CERTIFICATE,
      connectLimit: 2_000,
    });
  }

  /** Removes every fault. */
  async restore(): Promise<void> {
    this.set(this.sound);
    this.dns.isSilent = false;
    this.dns.records.clear();
    for (const [name, text] of RECORDS) this.dns.records.set(name, [text]);
    this.site.setSecureContext({ key: KEY, cert: CERTIFICATE });
    await this.query('TRUNCATE backups, mails, graphile_worker._private_jobs');
    await this.addBackup({ state: 'verified', at: new Date() });
  }

  set(conditions: Partial<HealthConditions>): void {
    Object.assign(this.test.app.get<HealthConditions>(HEALTH_CONDITIONS), conditions);
  }

  async query(sql: string): Promise<void> {
    await this.test.dataSource.query(sql);
  }

  async addBackup({ state, at = null }: { state: string; at?: Date | null }): Promise<void> {
    const values = [state, at];
    await this.test.dataSource.query(
      'INSERT INTO backups (state, verified_at) VALUES ($1, $2)',
      values,
    );
  }

  /** Starts the stopped mail server again. */
  async startMailServer(): Promise<void> {
    this.mailServer = new MailServer();
    await this.mailServer.start(this.mailPort);
  }

  /** Makes a new report. */
  async check(language = 'hr'): Promise<HealthReportDto> {
    const { body } = await this.test
      .asAdmin('post', `/api/health-report/check?lang=${language}`)
      .set('Origin', this.publicUrl)
      .expect(200);
    return body;
  }

  async close(): Promise<void> {
    await this.test.close();
    await this.mailServer.stop();
    this.dns.close();
    this.site.close();
  }
}
