import type { Text } from '../i18n/language.js';
import {
  InvalidInputError,
  TooLargeError,
  UnsupportedMediaTypeError,
  type DomainError,
} from '../problems/domain-errors.js';

/** A call of a function in a child process. */
export interface Call {
  /** The URL of a module. */
  module: string;
  /** The name of an exported function of it. */
  name: string;
  args: unknown[];
}

/** A domain error in a message between processes. */
export interface Refusal {
  status: number;
  text: Text;
  errors?: Record<string, Text>;
}

export type Reply = { value: unknown } | { refusal: Refusal } | { error: string };

/** What a child process sends once, before its replies. */
export const READY = 'ready';

const REFUSALS = {
  400: InvalidInputError,
  413: TooLargeError,
  415: UnsupportedMediaTypeError,
} as const;

/** Recreates the error that a child process threw about its input. */
export function reviveRefusal({ status, text, errors }: Refusal): DomainError {
  const Kind = Object.entries(REFUSALS).find(([code]) => Number(code) === status)?.[1];
  return new (Kind ?? InvalidInputError)(text, errors);
}
