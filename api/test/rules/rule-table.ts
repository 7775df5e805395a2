import type { Test } from 'supertest';
import type { TestApp } from '../setup/test-app.js';

/** Invalid values of a field, and the messages that they are refused with. */
export interface Rule {
  /** The key of the error in the response, like `documents.0.path`. */
  field: string;
  /** Values of the field before the first dot; undefined omits it. */
  values: unknown[];
  hr: string;
  en: string;
}

/** The rules of the bodies of one path, which a file of this folder exports in `TABLES`. */
export interface RuleTable {
  /** What is tested, for the title of the tests. */
  name: string;
  /** The path that bodies are sent to, or a function that creates a row and returns its path. */
  path: string | ((test: TestApp) => Promise<string>);
  /** The method, by default POST. */
  method?: 'post' | 'put' | 'patch';
  /** A valid body, with the given fields replaced. */
  body: (fields?: object) => object;
  rules: Rule[];
  /** Adds a body to the request where it is not sent as JSON. */
  send?: (request: Test, body: object) => Test;
  /** Whether PUT and PATCH of the created row have the same rules; by default true. */
  changes?: boolean;
}
