import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCommonPassword } from '../passwords/is-common-password.js';
import { BLOCKED_PORTS } from './blocked-ports.js';
import { ageRecipient, hostName, isUrl, origin, proxies, wholeNumber } from './values.js';

const RECIPIENT_RULE = 'must be the public key of an age identity, like "age1…", not %s.';

/** The repository's root; the same from `api/src/config` and from `api/dist/config`. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MIN_SECRET_BYTES = 32;
const MIN_PASSWORD = 12;
const MAX_PASSWORD = 256;

export interface Config {
  /** With 0, the system chooses a free port. */
  port: number;
  host: string | undefined;
  /** The port of the metrics, which are off without it. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** The public URL, without a slash at its end. */
  publicUrl: string;
  /** Undefined for the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** An absolute path. */
  dataDir: string;
  /** Where the nightly backups are: an absolute path. */
  backupDir: string;
  /** The public key of age for which nightly backups are encrypted, if they are. */
  backupRecipient: string | undefined;
  /** A shell command that runs after each verified backup. */
  backupCommand: string | undefined;
  adminUsername: string;
  /** Only used at the first start. */
  adminPassword: string | undefined;
  jwtSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The name of the key by which the mail server signs mails (DKIM), to be looked up in DNS. */
  dkimSelector: string | undefined;
  /** Express's `trust proxy`: false, a number of proxies, or their IP addresses. */
  trustProxy: false | number | string;
  logLevel: LogLevel;
  production: boolean;
}

/** The environment is invalid; `problems` has one sentence for each mistake. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads and validates the environment; an empty variable counts as absent. For the process's own
 * environment, it first loads the file `.env` at the root, if it exists.
 * @throws ConfigError with a sentence for each mistake
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const dotEnv = join(ROOT, '.env');
  if (env === process.env && existsSync(dotEnv)) process.loadEnvFile(dotEnv);

  const problems: string[] = [];
  const read = <T>(name: string, parse: (value: string) => T | undefined, rule: string) => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`${name} ${rule}`.replace('%s', `"${value}"`));
    return parsed;
  };
  /** Like `read`, but without the value in the error, because it may contain a password. */
  const text = (name: string) => env[name]?.trim() || undefined;

  const port = read('PORT', wholeNumber(65_535), 'must be a whole number from 1 to 65535, not %s.');
  if (port && BLOCKED_PORTS.has(port)) {
    problems.push(
      `PORT ${port} belongs to another protocol, and browsers refuse it; name another.`,
    );
  }
  const host = read('HOST', hostName, 'must be an IP address or a host name, not %s.');
  const metricsPort = read(
    'METRICS_PORT',
    wholeNumber(65_535),
    'must be a whole number from 1 to 65535, not %s.',
  );
  if (metricsPort && metricsPort === (port ?? 3000)) {
    problems.push(`METRICS_PORT ${metricsPort} is the port of the site; name another.`);
  }
  const metricsHost = read(
    'METRICS_HOST',
    hostName,
    'must be an IP address or a host name, not %s.',
  );
  const publicUrl = read(
    'PUBLIC_URL',
    origin,
    'must be an http or https address without a path, like https://www.example.org, not %s.',
  );
  const trustProxy = read(
    'TRUST_PROXY',
    proxies,
    'must be "off", the number of proxies in front of the site, or their addresses separated by commas, not %s.',
  );
  const logLevel = read(
    'LOG_LEVEL',
    (value) => LOG_LEVELS.find((level) => level === value.toLowerCase()),
    `must be one of ${LOG_LEVELS.join(', ')}, not %s.`,
  );
  const adminUsername = read(
    'ADMIN_USERNAME',
    (value) => (/^[\p{L}\d._@-]{3,64}$/u.test(value) ? value : undefined),
    'must be 3 to 64 letters, digits, dots, hyphens or underscores, not %s.',
  );
  const mailFrom = read(
    'MAIL_FROM',
    (value) => (/^([^<>\r\n]+<\S+@\S+>|[^\s<>]+@[^\s<>]+)$/.test(value) ? value : undefined),
    'must be an e-mail address, like "Udruga <info@example.org>", not %s.',
  );

  const dkimSelector = read(
    'DKIM_SELECTOR',
    hostName,
    'must be a name in DNS, such as "mail" or "s1", not %s.',
  );

  const backupRecipient = read('BACKUP_RECIPIENT', ageRecipient, RECIPIENT_RULE);
  const dataDir = resolve(ROOT, text('DATA_DIR') ?? 'data');
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !isUrl(databaseUrl, 'postgres:', 'postgresql:')) {
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  }
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl && !isUrl(smtpUrl, 'smtp:', 'smtps:')) {
    problems.push('SMTP_URL must look like smtp://user:password@host:587.');
  }
  const jwtSecret = text('JWT_SECRET');
  if (jwtSecret && Buffer.byteLength(jwtSecret) < MIN_SECRET_BYTES) {
    problems.push(
      `JWT_SECRET must be at least ${MIN_SECRET_BYTES} bytes long, not ${Buffer.byteLength(jwtSecret)}.`,
    );
  }
  const adminPassword = env.ADMIN_PASSWORD || undefined;
  if (
    adminPassword &&
    (adminPassword.length < MIN_PASSWORD || adminPassword.length > MAX_PASSWORD)
  ) {
    problems.push(
      `ADMIN_PASSWORD must have ${MIN_PASSWORD} to ${MAX_PASSWORD} characters, not ${adminPassword.length}.`,
    );
  }

  if (adminPassword && isCommonPassword(adminPassword)) {
    problems.push('ADMIN_PASSWORD is easy to guess; use at least three words, or leave it out.');
  }

  if (problems.length) throw new ConfigError(problems);
  return {
    port: port ?? 3000,
    host,
    metricsPort,
    metricsHost: metricsHost ?? '127.0.0.1',
    publicUrl: publicUrl ?? `http://localhost:${port ?? 3000}`,
    databaseUrl,
    dataDir,
    backupDir: resolve(ROOT, text('BACKUP_DIR') ?? join(dataDir, 'backups')),
    backupRecipient,
    backupCommand: text('BACKUP_COMMAND'),
    adminUsername: adminUsername ?? 'admin',
    adminPassword,
    jwtSecret,
    smtpUrl,
    mailFrom: mailFrom ?? 'Udruga Kvaliteta življenja <info@kvaliteta-zivljenja.example>',
    dkimSelector,
    trustProxy: trustProxy ?? false,
    logLevel: logLevel ?? 'info',
    production: env.NODE_ENV === 'production',
  };
}

/**
 * Checks BACKUP_RECIPIENT by the library that encrypts backups, which is loaded only where it is
 * set: its last characters are a checksum.
 * @throws ConfigError when nothing can be encrypted for it
 */
export async function checkBackupRecipient({
  backupRecipient,
}: Pick<Config, 'backupRecipient'>): Promise<void> {
  if (backupRecipient === undefined) return;
  const { Encrypter } = await import('age-encryption');
  try {
    new Encrypter().addRecipient(backupRecipient);
  } catch {
    throw new ConfigError([
      `BACKUP_RECIPIENT ${RECIPIENT_RULE.replace('%s', `"${backupRecipient}", in which a character is wrong or missing`)}`,
    ]);
  }
}

/**
 * The key that signs sessions: JWT_SECRET, or else a random one that is stored in DATA_DIR at the
 * first start.
 * @throws ConfigError when the stored key is too short
 */
export async function resolveJwtSecret(
  config: Pick<Config, 'jwtSecret' | 'dataDir'>,
): Promise<string> {
  if (config.jwtSecret) return config.jwtSecret;
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const path = join(config.dataDir, 'jwt-secret');
  if (!existsSync(path)) await createOnce(path, randomBytes(48).toString('base64url'));
  const secret = (await readFile(path, 'utf8')).trim();
  if (Buffer.byteLength(secret) < MIN_SECRET_BYTES) {
    throw new ConfigError([
      `The file ${path} must hold at least ${MIN_SECRET_BYTES} bytes; remove it to have a new one made.`,
    ]);
  }
  return secret;
}

/** Creates a file atomically, unless another process has created it. */
async function createOnce(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${content}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
