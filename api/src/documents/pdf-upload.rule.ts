import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, registerDecorator } from 'class-validator';
import { bilingual } from '../i18n/language.js';

/** A file in JSON: a data URL, or react-admin's object with one. */
export type PdfUpload = string | { src: string; title?: string };

const DATA_URL = /^data:(?:application\/(?:x-)?pdf|application\/octet-stream)?;base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

const sourceOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, 'src') : value;

/** The bytes of an uploaded file; undefined where it is the path of the present one. */
export function uploadedBytes(upload: PdfUpload): Buffer | undefined {
  const source = typeof upload === 'string' ? upload : upload.src;
  if (!source.startsWith('data:')) return undefined;
  return Buffer.from(source.slice(source.indexOf(',') + 1), 'base64');
}

/** Whether it is a data URL of a PDF, or an object with the path of a present one. */
function isPdfUpload(value: unknown): boolean {
  const source = sourceOf(value);
  if (typeof source !== 'string') return false;
  if (/^\/documents\/[\w.-]+$/.test(source)) return typeof value === 'object';
  const head = DATA_URL.exec(source);
  return head !== null && BASE64.test(source.slice(head[0].length));
}

/** A PDF in JSON; null or empty removes it. */
export function OptionalPdf(description: string): PropertyDecorator {
  const dataUrl = {
    type: 'string',
    pattern: DATA_URL.source,
    example: 'data:application/pdf;base64,JVBERi0xLjcK',
  } as const;
  return applyDecorators(
    ApiProperty({
      required: false,
      nullable: true,
      description,
      oneOf: [
        dataUrl,
        {
          type: 'object',
          required: ['src'],
          properties: {
            src: { type: 'string', description: 'A data URL, or the path from a response.' },
            title: { type: 'string', example: 'letak.pdf' },
          },
        },
      ],
    }),
    IsOptional(),
    (target: object, propertyName: string | symbol) =>
      registerDecorator({
        name: 'isPdfUpload',
        target: target.constructor,
        propertyName: String(propertyName),
        options: bilingual('Priložite PDF', 'Attach a PDF file'),
        validator: { validate: isPdfUpload },
      }),
  );
}
