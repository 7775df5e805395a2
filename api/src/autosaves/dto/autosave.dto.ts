import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsObject, Max, Min } from 'class-validator';
import { MAX_ID } from '../../fields/id.pipe.js';
import { OptionalNotNull } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

const noVersion = bilingual(
  'Inačica mora biti cijeli broj veći od nule',
  'Version must be a whole number above zero',
);

const CHANGED = {
  type: 'object',
  additionalProperties: true,
  description: 'The fields that differ from the record.',
  example: { title: 'Radionica opuštanja' },
} as const;

const VERSION_TEXT = 'The version of the record that the changes are based on; none for a new one.';

export class StoreAutosaveDto {
  @ApiProperty(CHANGED)
  @IsObject(bilingual('Uneseno mora biti objekt s poljima', 'What was typed must be an object'))
  changed: object;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: MAX_ID,
    description: VERSION_TEXT,
    example: 3,
  })
  @OptionalNotNull()
  @Max(MAX_ID, noVersion)
  @Min(1, noVersion)
  @IsInt(noVersion)
  version?: number;
}

/** What was stored, without its fields. */
export class AutosaveDto {
  @ApiProperty({ example: 'blog' })
  resource: string;

  @ApiProperty({ description: 'The id of the record, or `new`.', example: '7' })
  record: string;

  @ApiProperty({ type: 'integer', nullable: true, description: VERSION_TEXT, example: 3 })
  version: number | null;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:00.000Z' })
  savedAt: Date;
}

export class AutosavedDto extends AutosaveDto {
  @ApiProperty(CHANGED)
  changed: object;
}

export class DeletedAutosaveDto {
  @ApiProperty({ description: 'Whether there was one.', example: true })
  deleted: boolean;
}
