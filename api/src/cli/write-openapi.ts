import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { readConfig } from '../config/config.js';
import { createDataSource } from '../database/data-source.js';
import { setApiPrefix } from '../http/operations.js';
import { describeAccessOf } from '../openapi/access-table.js';
import { createDocument } from '../openapi/document.js';
import { bodyClasses, createFormRules } from '../openapi/form-rules.js';

const DOCUMENT = new URL('../../openapi.json', import.meta.url);
/** The rules that the panel checks before it sends a form. */
const FORM_RULES = new URL('../../../admin/src/api/rules.json', import.meta.url);
/** Who may call what; its introduction is written by hand. */
const ACCESS = new URL('../../../docs/access.md', import.meta.url);

const json = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** The texts of the files that are generated from the API, without a database connection. */
async function describeApi(): Promise<[URL, string][]> {
  const app = await NestFactory.create(
    AppModule.forRoot(readConfig({}), createDataSource('postgres://localhost'), 'x'.repeat(32)),
    { preview: true, logger: false },
  );
  setApiPrefix(app);
  const document = createDocument(app);
  return [
    [DOCUMENT, json(document)],
    [FORM_RULES, json(createFormRules(document, bodyClasses(app)))],
    [ACCESS, describeAccessOf(document, await readFile(ACCESS, 'utf8'))],
  ];
}

for (const [file, text] of await describeApi()) {
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if (text !== (await readFile(file, 'utf8').catch(() => ''))) {
    process.stderr.write(`${fileURLToPath(file)} is out of date: run npm run openapi -w api\n`);
    process.exitCode = 1;
  }
}
