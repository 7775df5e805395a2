import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import type { Config } from '../config/config.js';

/**
 * Runs work with the services of the site, in an application of its own that serves nothing and
 * runs no jobs.
 * @param dataSource is closed afterwards
 * @param key of sessions and of the hashes of erased e-mail addresses
 */
export async function withSiteServices<T>(
  dataSource: DataSource,
  config: Config,
  key: string,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot({ ...config, smtpUrl: undefined }, dataSource, key),
    { logger: false, abortOnError: false },
  );
  try {
    return await work(app);
  } finally {
    // Closes the data source, too.
    await app.close();
  }
}
