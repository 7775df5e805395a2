import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { say } from '../i18n/language.js';
import { EmptyToNull } from './rules.js';

/** A calendar day, `YYYY-MM-DD`; empty becomes null. */
export function OptionalDay(example: string): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ required: false, nullable: true, type: String, format: 'date', example }),
    EmptyToNull(),
    IsOptional(),
    IsISO8601({ strict: true }, say('Datum nije ispravan', 'The date is not valid')),
    Matches(
      /^(?!0000)\d{4}-\d{2}-\d{2}$/,
      say('Datum mora biti oblika GGGG-MM-DD', 'The date must look like YYYY-MM-DD'),
    ),
  );
}
