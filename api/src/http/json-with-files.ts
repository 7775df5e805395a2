import {
  Injectable,
  UseInterceptors,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import { TooLargeError } from './domain-errors.js';
import { readableBodyError } from './json-body.js';

/** What a body may hold besides its files. */
const REST_BYTES = 64 * 1024;

/**
 * Lets an operation take JSON with `files` data URLs of at most `maxBytes` each. The body is read
 * only when it is known that whoever sends it may.
 */
export function TakesFilesInJson(maxBytes: number, files: number): MethodDecorator {
  return UseInterceptors(jsonInterceptor(maxBytes, files));
}

function jsonInterceptor(maxBytes: number, files: number): Type<NestInterceptor> {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const read = json({ limit: Math.ceil((maxBytes * 4) / 3) * files + REST_BYTES });

  @Injectable()
  class JsonInterceptor implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler) {
      const http = context.switchToHttp();
      try {
        await new Promise<void>((resolve, reject) => {
          read(http.getRequest<Request>(), http.getResponse<Response>(), (error?: unknown) => {
            if (error === undefined) resolve();
            else reject(error instanceof Error ? error : new Error(String(error)));
          });
        });
      } catch (error) {
        if (Object(error).status !== 413) throw readableBodyError(error);
        throw TooLargeError.of('file', {
          hr: `Datoteka smije imati najviše ${megabytes} MB.`,
          en: `The file may be at most ${megabytes} MB.`,
        });
      }
      return next.handle();
    }
  }

  return mixin(JsonInterceptor);
}
