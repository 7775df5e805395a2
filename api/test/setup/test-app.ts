import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import request from 'supertest';
import type { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { readConfig, type Config } from '../../src/config/config.js';
import { configureApp } from '../../src/configure-app.js';
import { createDataSource } from '../../src/database/data-source.js';
import { sessionCookieName } from '../../src/http/cookies.js';
import { createLogger } from '../../src/logging/logger.js';
import type { User } from '../../src/users/user.entity.js';
import { createUser } from '../factories/user.factory.js';
import type { Method } from './contract/api-document.js';
import { checkAnswers } from './contract/check-answers.js';
import { copyDatabase, migratedTemplate } from './copy-database.js';
import { oncePerWorker } from './native/once-per-worker.js';

export const JWT_SECRET = 'a key that only the tests sign sessions with';

/** The committed document; `docs.e2e-spec.ts` compares it with the one of the controllers. */
const DOCUMENT = oncePerWorker<OpenAPIObject>('document', () =>
  JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')),
);

/** Differences between responses and the API's document, which fail the test they occur in. */
const mismatches: string[] = [];
afterEach(() => {
  const found = mismatches.splice(0);
  if (found.length > 0) {
    throw new Error(`Responses that differ from the API's document:\n${found.join('\n')}`);
  }
});

/** The application as production configures it, with its own database. */
export interface TestApp {
  app: NestExpressApplication;
  dataSource: DataSource;
  /** Its URL, like `http://127.0.0.1:40123`. */
  origin: string;
  /** Sends a request as a visitor who is not signed in. */
  anonymous: ReturnType<typeof request>;
  /** Creates a user and returns the headers of their signed-in browser, on our own pages. */
  signIn(user?: Partial<User>): Promise<{ Cookie: string; Origin: string }>;
  /** The headers of a signed-in administrator. */
  admin: { Cookie: string; Origin: string };
  /** Sends a request as the administrator. */
  asAdmin(method: Method, path: string, body?: object): request.Test;
  close(): Promise<void>;
}

/**
 * Starts the application on a new copy of the migrated database. A test file runs one at a time,
 * because passport's strategies are global.
 * @param environment added to the defaults of the tests
 * @param mapDatabaseUrl maps the URL of the database to the one that the application connects to
 * @param beforeListening adds to the application before it listens
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  mapDatabaseUrl: (url: URL) => Promise<URL> = (url) => Promise.resolve(url),
  beforeListening?: (app: NestExpressApplication, databaseUrl: string) => Promise<void>,
): Promise<TestApp> {
  const { url, drop } = await copyDatabase(migratedTemplate());
  const { href: databaseUrl } = await mapDatabaseUrl(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'));
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    ...environment,
  });
  const dataSource = createDataSource(databaseUrl);
  await dataSource.initialize();
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, dataSource, JWT_SECRET),
    { bodyParser: false, logger: false },
  );
  configureApp(app, config, createLogger(config));
  await beforeListening?.(app, databaseUrl);
  checkAnswers(app.getHttpServer(), DOCUMENT, mismatches);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  async function signIn(fields: Partial<User> = {}) {
    const user = await createUser(dataSource, fields);
    const token = await app.get(AuthService).issueToken(user);
    return { Cookie: `${sessionCookieName(config.publicUrl)}=${token}`, Origin: origin };
  }

  const anonymous = request(app.getHttpServer());
  const admin = await signIn({ role: 'admin' });
  return {
    app,
    dataSource,
    origin,
    anonymous,
    signIn,
    admin,
    asAdmin: (method, path, body) => anonymous[method](path).set(admin).send(body),
    async close() {
      await app.close();
      if (dataSource.isInitialized) await dataSource.destroy();
      await drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
