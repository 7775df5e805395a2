import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Language } from '../i18n/language.js';
import { feedLanguage } from '../web/cache/cache-key.js';

/**
 * Hands the language of a feed to a controller's method, and says it in the answer. The address
 * alone decides it: whoever asks for the same address gets the same answer.
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
