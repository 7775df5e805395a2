import {
  Injectable,
  PayloadTooLargeException,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { fieldsOf } from 'shared/is-record';
import { withoutControls } from '../../i18n/language.js';
import {
  DomainError,
  InvalidInputError,
  TooLargeError,
  UnsupportedMediaTypeError,
} from '../../problems/domain-errors.js';
import { allowSlowBody } from './body-deadline.js';
import { hasBody, readJson } from './json-body.js';
import { ReadsBodyItself } from './takes-json.js';

/** An uploaded file with its name. */
export interface Upload {
  bytes: Buffer;
  name: string | undefined;
}

/** A file as multer describes it. */
interface MultipartFile {
  buffer: Buffer;
  originalname: string;
}

/** The field of a body that holds the file. */
const FIELD = 'file';
/** Bytes of each other field of a form. */
const MAX_FIELD_BYTES = 16 * 1024;
/** Bytes of a JSON body besides the file. */
const OTHER_JSON_BYTES = 64 * 1024;

const received = new WeakMap<Request, Upload>();

const invalidForm = () =>
  InvalidInputError.of(FIELD, {
    hr: 'Pošaljite jednu datoteku u polju file.',
    en: 'Send one file, in the field file.',
  });

/**
 * Lets an operation accept a file of at most `maxBytes`, in `multipart/form-data` or in JSON as a
 * data URL (RFC 2397) or as `{title, src}` with one, which is how react-admin represents a file.
 * The body is read only after its sender is authorised.
 */
export function TakesUpload(maxBytes: number): MethodDecorator {
  return applyDecorators(ReadsBodyItself('file'), UseInterceptors(uploadInterceptor(maxBytes)));
}

/** Passes the file to a controller's method; undefined when there is none. */
export const UploadedFile = createParamDecorator((_: unknown, context: ExecutionContext) =>
  received.get(context.switchToHttp().getRequest<Request>()),
);

function uploadInterceptor(maxBytes: number): Type<NestInterceptor> {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  const tooLarge = () =>
    TooLargeError.of(FIELD, {
      hr: `Datoteka smije imati najviše ${megabytes} MB.`,
      en: `The file may be at most ${megabytes} MB.`,
    });
  const jsonLimit = Math.ceil((maxBytes * 4) / 3) + OTHER_JSON_BYTES;
  const Multipart = FileInterceptor(FIELD, {
    defParamCharset: 'utf8',
    limits: {
      // One more, so that a file of exactly the limit does not count as truncated.
      fileSize: maxBytes + 1,
      files: 1,
      fields: 20,
      parts: 21,
      fieldSize: MAX_FIELD_BYTES,
      fieldNestingDepth: 0,
    },
  });

  @Injectable()
  class UploadInterceptor implements NestInterceptor {
    private readonly multipart = new Multipart();

    async intercept(context: ExecutionContext, next: CallHandler) {
      const request = context.switchToHttp().getRequest<Request>();
      allowSlowBody(request);
      if (request.is('multipart/form-data')) return this.readForm(context, next);
      if (request.is('application/json')) {
        await this.readDataUrl(request, context.switchToHttp().getResponse<Response>());
      } else if (hasBody(request)) {
        throw new UnsupportedMediaTypeError({
          hr: 'Sadržaj mora biti u formatu multipart/form-data ili JSON.',
          en: 'The content must be multipart/form-data or JSON.',
        });
      }
      return next.handle();
    }

    private async readForm(context: ExecutionContext, next: CallHandler) {
      const request = context.switchToHttp().getRequest<Request & { file?: MultipartFile }>();
      const handle = () => {
        const { file } = request;
        if (file) this.receive(request, { bytes: file.buffer, name: file.originalname });
        return next.handle();
      };
      try {
        return await this.multipart.intercept(context, { handle });
      } catch (error) {
        if (error instanceof PayloadTooLargeException) throw tooLarge();
        throw error instanceof DomainError ? error : invalidForm();
      }
    }

    private async readDataUrl(request: Request, response: Response): Promise<void> {
      try {
        await readJson(request, response, jsonLimit);
      } catch (error) {
        throw error instanceof TooLargeError ? tooLarge() : error;
      }
      const { [FIELD]: file, ...rest } = fieldsOf(request.body);
      request.body = rest;
      const upload = readDataUrl(file);
      if (upload) this.receive(request, upload);
    }

    private receive(request: Request, upload: Upload): void {
      if (upload.bytes.length > maxBytes) throw tooLarge();
      const { bytes, name } = upload;
      received.set(request, { bytes, name: name === undefined ? name : withoutControls(name) });
    }
  }

  return mixin(UploadInterceptor);
}

/** @throws InvalidInputError when the field has a value that is not a data URL in base64 */
function readDataUrl(file: unknown): Upload | undefined {
  if (file === undefined || file === null || file === '') return undefined;
  const { src = file, title } = fieldsOf(file);
  const comma = typeof src === 'string' ? src.indexOf(',') : -1;
  if (typeof src !== 'string' || !/^data:[^,]*;base64$/i.test(src.slice(0, Math.max(comma, 0)))) {
    throw InvalidInputError.of(FIELD, {
      hr: 'Datoteka u formatu JSON mora biti zapisana kao data: URL u base64.',
      en: 'A file in JSON must be a data: URL in base64.',
    });
  }
  return {
    bytes: Buffer.from(src.slice(comma + 1), 'base64'),
    name: typeof title === 'string' ? title : undefined,
  };
}
