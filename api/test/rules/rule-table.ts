import type { Test } from 'supertest';
import type { TestApp } from '../setup/test-app.js';

/** Values one field may not have, and what is said about them. */
export interface Rule {
  /** The name under which `errors` answers it, like `documents.0.path`. */
  field: string;
  /** What is sent as the field before the first dot; undefined leaves it out. */
  values: unknown[];
  hr: string;
  en: string;
}

/** The rules of the bodies of one path. A file of this folder exports them as `TABLES`. */
export interface RuleTable {
  /** What is tested, in a word or two. */
  name: string;
  /** Where bodies are sent, or how to get a row to send them to. */
  path: string | ((test: TestApp) => Promise<string>);
  /** How they are sent: POST unless told otherwise. */
  method?: 'post' | 'put' | 'patch';
  /** A body that is accepted, with the given fields in place of its own. */
  body: (fields?: object) => object;
  rules: Rule[];
  /** Puts a body into the request where it is not sent as JSON. */
  send?: (request: Test, body: object) => Test;
  /** Whether PUT and PATCH of the row that a POST makes have the same rules; true unless false. */
  changes?: boolean;
}
