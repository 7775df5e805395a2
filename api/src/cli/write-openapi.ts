import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config/config.js';
import { createDataSource } from '../database/data-source.js';
import { setApiPrefix } from '../http/api-prefix.js';
import { createDocument } from '../openapi/document.js';

const FILE = new URL('../../openapi.json', import.meta.url);

/** The API's description as the committed file holds it. Connects to nothing. */
async function describeApi(): Promise<string> {
  const app = await NestFactory.create(
    AppModule.forRoot(readConfig({}), createDataSource('postgres://localhost'), 'x'.repeat(32)),
    { preview: true, logger: false },
  );
  setApiPrefix(app);
  return `${JSON.stringify(createDocument(app), null, 2)}\n`;
}

const document = await describeApi();
if (process.argv.includes('--check')) {
  if (document !== (await readFile(FILE, 'utf8').catch(() => ''))) {
    process.stderr.write('api/openapi.json is out of date: run npm run openapi -w api\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(FILE, document);
}
