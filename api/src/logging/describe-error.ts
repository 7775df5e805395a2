import { fieldsOf } from 'shared/is-record';

/** The logged form of an error. */
export interface ErrorDescription {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  /** The statement that failed, without its parameters. */
  statement?: string;
  /** PostgreSQL's names of the objects concerned; none of them is a value of a row. */
  constraint?: string;
  table?: string;
  column?: string;
  cause?: ErrorDescription;
  errors?: ErrorDescription[];
}

const MAX_TEXT_LENGTH = 1_000;
const MAX_STATEMENT_LENGTH = 2_000;
const MAX_FRAMES = 20;
const MAX_ERRORS = 5;
const MAX_CAUSE_DEPTH = 3;

const EMAIL = /[^\s<>"'(),;:=[\]]+@[^\s<>"'(),;:[\]]+/g;
/** A key in a message of PostgreSQL, as in `Key (email)=(ana@example.org) already exists`. */
const KEY_VALUE = /(\([^()]*\)=)\([^\n]*\)/g;
/** SQLSTATE classes whose messages quote values: data exceptions, and errors raised in PL/pgSQL. */
const QUOTES_VALUES = /^(?:22|P0)/;
const QUOTED = /"[^]*"/;

/** A text for the log without email addresses and values of keys. */
export function withoutPersonalData(text: string): string {
  return text.slice(0, MAX_TEXT_LENGTH).replace(KEY_VALUE, '$1(…)').replace(EMAIL, '…@…');
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The frames of a stack; its first lines repeat the message. */
function framesOf(stack: unknown): string | undefined {
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? frames.slice(0, MAX_FRAMES).join('\n') : undefined;
}

/**
 * The loggable part of an error: where it occurred and of what kind it is. Other properties are
 * left out, because database errors contain visitors' input: the values of a statement, or the row
 * that violates a constraint.
 */
export function describeError(thrown: unknown, depth = 0): ErrorDescription {
  if (typeof thrown !== 'object' || thrown === null) {
    return { type: typeof thrown, message: withoutPersonalData(String(thrown)) };
  }
  const error = fieldsOf(thrown);
  const driver = fieldsOf(error.driverError ?? error);
  const code = textOf(driver.code) ?? textOf(error.code);
  const message = textOf(error.message) ?? '';
  const safeMessage = code && QUOTES_VALUES.test(code) ? message.replace(QUOTED, '"…"') : message;
  const statement = textOf(error.query)?.slice(0, MAX_STATEMENT_LENGTH);
  const stack = framesOf(error.stack);
  const constraint = textOf(driver.constraint);
  const table = textOf(driver.table);
  const column = textOf(driver.column);
  const nested = depth < MAX_CAUSE_DEPTH;
  const cause = nested && error.cause ? describeError(error.cause, depth + 1) : undefined;
  const errors =
    nested && Array.isArray(error.errors)
      ? error.errors.slice(0, MAX_ERRORS).map((each) => describeError(each, depth + 1))
      : undefined;
  return {
    type: textOf(error.type) ?? textOf(error.name) ?? 'Error',
    message: withoutPersonalData(safeMessage),
    ...(code && { code }),
    ...(statement && { statement }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    ...(column && { column }),
    ...(stack && { stack }),
    ...(cause && { cause }),
    ...(errors && { errors }),
  };
}
