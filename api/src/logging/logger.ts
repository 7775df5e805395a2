import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import { fieldsOf } from 'shared/is-record';
import { describeError, withoutPersonalData } from './describe-error.js';

/**
 * Creates the process's logger, which writes one JSON object per line.
 * @param level pino's level: fatal, error, warn, info, debug, trace or silent
 */
export function createLogger(
  { logLevel }: { logLevel: string },
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    serializers: { err: describeError },
    hooks: { logMethod: hideMessages },
    redact: ['*.password', '*.token', 'req.headers.cookie', 'req.headers.authorization'],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Removes personal data from the message of an error that is logged without another message. */
function hideMessages(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message]: unknown[] = args;
  const error = first instanceof Error ? first : fieldsOf(first).err;
  if (error instanceof Error && message === undefined) {
    method.call(this, { err: error }, withoutPersonalData(error.message));
  } else method.apply(this, args);
}

/** Writes Nest's messages to the process's logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  /** Nest logs every module and route that it sets up, which only matters for debugging. */
  log = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  error = (message: unknown, ...rest: unknown[]) => this.write('error', message, rest);
  warn = (message: unknown, ...rest: unknown[]) => this.write('warn', message, rest);
  debug = (message: unknown, ...rest: unknown[]) => this.write('debug', message, rest);
  verbose = (message: unknown, ...rest: unknown[]) => this.write('trace', message, rest);
  fatal = (message: unknown, ...rest: unknown[]) => this.write('fatal', message, rest);

  /** Nest passes the context as the last argument, and a stack before it. */
  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = rest.at(-1);
    const [stack] = rest.length > 1 ? rest : [];
    if (message instanceof Error) {
      this.logger[level]({ context, err: message }, withoutPersonalData(message.message));
      return;
    }
    this.logger[level](
      { context, ...(stack !== undefined && { stack: withoutPersonalData(String(stack)) }) },
      withoutPersonalData(String(message)),
    );
  }
}
