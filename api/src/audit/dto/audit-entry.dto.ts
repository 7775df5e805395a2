import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf } from '../../fields/bodies.js';
import { AuditEntry } from '../audit-entry.entity.js';

/** A value before and after a change. */
export class AuditFactDto {
  @ApiProperty({ description: 'The field.', example: 'iban' })
  field: string;

  @ApiProperty({ type: String, nullable: true, example: 'HR1210010051863000160' })
  before: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'HR1723600001101234565' })
  after: string | null;
}

/** A line of the audit log, with its sentence in both languages. */
export class AuditEntryDto extends AnswerOf(AuditEntry, ['title', 'titleEn', 'fields', 'facts']) {
  @ApiProperty({ description: 'Who acted, in Croatian.', example: 'Ana Horvat' })
  by: string;

  @ApiProperty({ description: 'Who acted, in English.', example: 'Ana Horvat' })
  byEn: string;

  @ApiProperty({
    description: 'What was done, in Croatian.',
    example: 'promijenjen članak „Radionica opuštanja”',
  })
  text: string;

  @ApiProperty({
    description: 'What was done, in English.',
    example: 'changed post “Relaxation workshop”',
  })
  textEn: string;

  @ApiProperty({
    type: [String],
    description: 'The fields that changed.',
    example: ['title', 'content'],
  })
  fields: string[];

  @ApiProperty({
    type: [AuditFactDto],
    description: 'Values before and after the change: of money, roles and states.',
  })
  facts: AuditFactDto[];

  @ApiProperty({ description: 'Whether the row still exists.', example: true })
  isPresent: boolean;
}
