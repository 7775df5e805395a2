import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { isLanguage, type Language } from './language.js';

/** The language of `lang`, of the language cookie or of Accept-Language; otherwise Croatian. */
export function requestLanguage(request: Request): Language {
  const { lang } = request.query;
  if (isLanguage(lang)) return lang;
  const { language } = parseCookie(request.headers.cookie ?? '');
  if (isLanguage(language)) return language;
  if (request.headers['accept-language'] === undefined) return 'hr';
  return request.acceptsLanguages('hr', 'en') === 'en' ? 'en' : 'hr';
}

/** Passes the language of the request to a controller's method. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requestLanguage(context.switchToHttp().getRequest<Request>()),
);
