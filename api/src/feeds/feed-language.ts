import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '../i18n/language.js';
import { feedLanguage } from '../web/cache/cache-key.js';

/**
 * Passes the language of a feed to a controller's method, and sets it in the answer's headers. The
 * URL alone decides it, so that the answer can be cached by URL.
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
