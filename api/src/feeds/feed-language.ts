import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '../i18n/language.js';
import { feedLanguage } from '../web/cache/cache-key.js';

/**
 * Parameter decorator: the language of a feed, which is also set in the response headers. It
 * depends on the URL only, so that the response can be cached by URL.
 */
export const FeedLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => {
    const http = context.switchToHttp();
    const { originalUrl } = http.getRequest<Request>();
    const language = feedLanguage(originalUrl.replace(/^[^?]*\??/, ''));
    http.getResponse<Response>().setHeader('Content-Language', language);
    return language;
  },
);
