import {
  Injectable,
  UseInterceptors,
  applyDecorators,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { TooLargeError } from '../../problems/domain-errors.js';
import { allowSlowBody } from './body-deadline.js';
import { readJson } from './json-body.js';
import { ReadsBodyItself } from './takes-json.js';

/** Bytes of a body besides its files. */
const OTHER_FIELDS_BYTES = 64 * 1024;

/**
 * Lets an operation accept JSON with `files` data URLs of at most `maxBytes` each. The body is read
 * only after its sender is authorised.
 */
export function TakesFilesInJson(maxBytes: number, files: number): MethodDecorator {
  return applyDecorators(
    ReadsBodyItself('json'),
    UseInterceptors(jsonInterceptor(maxBytes, files)),
  );
}

function jsonInterceptor(maxBytes: number, files: number): Type<NestInterceptor> {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const limit = Math.ceil((maxBytes * 4) / 3) * files + OTHER_FIELDS_BYTES;

  @Injectable()
  class JsonInterceptor implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler) {
      const http = context.switchToHttp();
      allowSlowBody(http.getRequest<Request>());
      try {
        await readJson(http.getRequest<Request>(), http.getResponse<Response>(), limit);
      } catch (error) {
        if (!(error instanceof TooLargeError)) throw error;
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
