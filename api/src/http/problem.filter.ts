import {
  Catch,
  HttpException,
  MethodNotAllowedException,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { fieldsOf } from 'shared/is-record';
import { QueryFailedError } from 'typeorm';
import type { Text } from '../i18n/language.js';
import { requestLanguage } from '../i18n/request-language.js';
import { BusyError } from '../limits/work-gate.js';
import { codeOf, isDatabaseUnavailable } from '../problems/database-unavailable.js';
import {
  DomainError,
  KeyReusedError,
  OutdatedError,
  TooManyRequestsError,
} from '../problems/domain-errors.js';
import { detailOf, titleOf } from '../problems/problem-texts.js';
import type { ProblemDto } from '../problems/problem.dto.js';
import { allowedMethods } from './allowed-methods.js';

/** How long clients should wait for an unavailable database. */
const DATABASE_RETRY_S = 5;

/** SQLSTATE codes of values that a column or a constraint rejects. */
const INVALID_VALUE = /^(?:22...|23514|23502)$/;

/** Errors of the body parser and of Express carry their HTTP status. */
function statusOf(error: unknown): number {
  if (error instanceof DomainError) return error.status;
  if (error instanceof HttpException) return error.getStatus();
  if (isDatabaseUnavailable(error)) return 503;
  if (error instanceof QueryFailedError) return INVALID_VALUE.test(codeOf(error)) ? 400 : 500;
  const { status } = fieldsOf(error);
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** A URL without its query. */
const pathOf = (url: string): string => url.replace(/\?.*$/s, '');

/** Turns every error into a problem (RFC 9457) in the language of the request. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly logger: Logger,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = this.methodNotAllowed(thrown, request, response) ?? thrown;
    const status = statusOf(error);
    // Under load these are many, and the request log has each of them.
    const shouldLog = status >= 500 && !(error instanceof BusyError);
    if (shouldLog) this.logger.error({ err: error, requestId: request.id }, 'request failed');
    if (response.headersSent) {
      // Ending the response would make an incomplete body look complete.
      if (!response.writableEnded) response.destroy();
      return;
    }
    const language = requestLanguage(request);
    const translate = (text: Text) => text[language];
    const detail = translate(error instanceof DomainError ? error.text : detailOf(status));
    const errors = error instanceof DomainError ? error.errors : undefined;
    const { type, title } = (error instanceof DomainError && error.kind) || {
      type: 'about:blank',
      title: titleOf(status),
    };
    const problem: ProblemDto = {
      type,
      title: translate(title),
      status,
      detail,
      instance: pathOf(request.originalUrl),
      message: detail,
      ...(errors && {
        errors: Object.fromEntries(
          Object.entries(errors).map(([field, text]) => [field, translate(text)]),
        ),
      }),
      ...(error instanceof KeyReusedError && { earlier: error.earlier }),
      ...(error instanceof OutdatedError && {
        changedBy: error.changedBy,
        changedAt: error.changedAt,
      }),
    };
    if (error instanceof TooManyRequestsError) {
      response.setHeader('Retry-After', String(error.retryAfter));
    } else if (status === 503) {
      response.setHeader('Retry-After', String(DATABASE_RETRY_S));
    }
    if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Language', language);
    response.setHeader('Content-Type', 'application/problem+json; charset=utf-8');
    response.vary('Accept-Language');
    this.host.httpAdapter.reply(response, JSON.stringify(problem), status);
  }

  /** The error 405 where the path has routes for other methods only; sets their Allow header. */
  private methodNotAllowed(
    error: unknown,
    { app, originalUrl }: Request,
    response: Response,
  ): MethodNotAllowedException | undefined {
    if (!(error instanceof NotFoundException)) return undefined;
    const methods = allowedMethods(app, pathOf(originalUrl));
    if (methods.length === 0) return undefined;
    if (!response.headersSent) response.setHeader('Allow', methods.join(', '));
    return new MethodNotAllowedException();
  }
}
