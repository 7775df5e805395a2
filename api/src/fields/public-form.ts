import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { isRecord } from 'shared/is-record';
import { bilingual } from '../i18n/language.js';

/**
 * A field that people do not see and leave empty, and robots fill. A filled one refuses the form as
 * any invalid field does, so that a person who filled it by mistake learns that nothing was sent.
 */
function Honeypot(): PropertyDecorator {
  const validate = (value: unknown) => value === undefined || value === null || value === '';
  return applyDecorators(
    ApiProperty({
      type: String,
      required: false,
      default: '',
      maxLength: 0,
      description: 'The form’s honeypot. A form in which it is filled is rejected.',
      example: '',
    }),
    ValidateBy(
      { name: 'isLeftEmpty', validator: { validate } },
      bilingual(
        'Polje koje mora ostati prazno nije prazno, pa ništa nije poslano. Ispraznite ga i pošaljite ponovno.',
        'The field that must stay empty is not empty, so nothing was sent. Empty it and send again.',
      ),
    ),
  );
}

/** The body of a public form: the site's forms always send the honeypot, programs do not. */
export class PublicForm {
  @Honeypot()
  spare?: string;
}

/** Whether a body was sent by a public form of the site. */
export const isFromPublicForm = (body: unknown): boolean =>
  isRecord(body) && ('spare' satisfies keyof PublicForm) in body;
