import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkBackupRecipient, ConfigError, readConfig, resolveJwtSecret } from './config.js';

function problems(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('may be empty', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, trustProxy: false, production: false });
    expect(readConfig({}).publicUrl).toBe('http://localhost:3000');
    expect(isAbsolute(readConfig({}).dataDir)).toBe(true);
  });

  it('counts an empty variable as absent', () => {
    expect(readConfig({ PORT: '', JWT_SECRET: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('is rejected with an explanation of each mistake', () => {
    for (const [name, value, message] of [
      ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, not "abc".'],
      ['PORT', '65536', 'PORT must be a whole number from 1 to 65535, not "65536".'],
      ['PORT', '6000', 'PORT 6000 belongs to another protocol, and browsers refuse it'],
      ['METRICS_PORT', 'x', 'METRICS_PORT must be a whole number'],
      ['METRICS_PORT', '3000', 'METRICS_PORT 3000 is the port of the site'],
      ['METRICS_HOST', 'a b', 'METRICS_HOST must be an IP address or a host name'],
      ['HOST', 'a b', 'HOST must be an IP address or a host name'],
      ['PUBLIC_URL', 'https://example.org/site', 'PUBLIC_URL must be an http or https address'],
      ['DATABASE_URL', 'mysql://user:secret@host/site', 'DATABASE_URL must look like postgres://'],
      ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1', 'BACKUP_RECIPIENT must be the public key'],
      ['SMTP_URL', 'mail.example.org', 'SMTP_URL must look like smtp://'],
      ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error,'],
      ['TRUST_PROXY', 'somebody', 'TRUST_PROXY must be "off", the number of proxies'],
      ['TRUST_PROXY', 'on', 'TRUST_PROXY must be "off"'],
      ['TRUST_PROXY', '0.0.0.0/0', 'TRUST_PROXY must be "off"'],
      ['JWT_SECRET', 'short', 'JWT_SECRET must be at least 32 bytes long, not 5.'],
      ['ADMIN_PASSWORD', 'Hdz4!', 'ADMIN_PASSWORD must have 12 to 256 characters, not 5.'],
      ['ADMIN_PASSWORD', 'Lozinka-2026-!', 'ADMIN_PASSWORD is easy to guess'],
      ['ADMIN_USERNAME', 'a b', 'ADMIN_USERNAME must be 3 to 64 letters'],
      ['MAIL_FROM', 'nobody', 'MAIL_FROM must be an e-mail address'],
    ] as const) {
      expect(problems({ [name]: value })).toEqual([expect.stringContaining(message)]);
      expect(problems({ [name]: value }).join()).not.toContain('secret@');
    }
  });

  it('is rejected with all mistakes together', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'y', JWT_SECRET: 'z' })).toHaveLength(3);
  });

  it('derives the public URL from the port, and removes its trailing slash', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe(
      'https://example.org',
    );
  });

  it('may trust no proxy, a number of them, or addresses', () => {
    const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
    expect([trusted('off'), trusted('2'), trusted('::1')]).toEqual([false, 2, '::1']);
    expect(trusted('loopback, 10.0.0.0/8')).toBe('loopback, 10.0.0.0/8');
  });
});

describe('the recipient of backups', () => {
  const backupRecipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

  it('is a public key of age, or none', async () => {
    expect(readConfig({ BACKUP_RECIPIENT: backupRecipient })).toMatchObject({ backupRecipient });
    await expect(checkBackupRecipient({ backupRecipient })).resolves.toBeUndefined();
    await expect(checkBackupRecipient({ backupRecipient: undefined })).resolves.toBeUndefined();
  });

  it('is rejected when one of its characters is wrong', async () => {
    const mistyped = backupRecipient.replace('ql3z', 'ql3y');
    await expect(checkBackupRecipient({ backupRecipient: mistyped })).rejects.toThrow(
      /^BACKUP_RECIPIENT must be the public key of an age identity/,
    );
  });
});

describe('the key that signs sessions', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'config-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is generated once, even by concurrent processes, in a file readable by its owner only', async () => {
    const given = 'x'.repeat(32);
    expect(await resolveJwtSecret({ jwtSecret: given, dataDir })).toBe(given);
    const config = { jwtSecret: undefined, dataDir };
    const secrets = await Promise.all([resolveJwtSecret(config), resolveJwtSecret(config)]);
    expect(secrets[0]).toBe(secrets[1]);
    expect(await resolveJwtSecret(config)).toBe(secrets[0]);
    const path = join(dataDir, 'jwt-secret');
    expect((await readFile(path, 'utf8')).trim()).toBe(secrets[0]);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is rejected when the stored one is too short', async () => {
    await writeFile(join(dataDir, 'jwt-secret'), 'short');
    await expect(resolveJwtSecret({ jwtSecret: undefined, dataDir })).rejects.toThrow(ConfigError);
  });
});
