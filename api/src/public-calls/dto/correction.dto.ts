import { ApiProperty } from '@nestjs/swagger';
import { Column } from 'typeorm';
import { declareField } from '../../fields/field.js';

/** A deadline before and after a correction. */
export class DeadlineChangeDto {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-15T11:00:00.000Z',
  })
  from: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-12-31T11:00:00.000Z',
  })
  to: string | null;
}

/** A change of what applicants rely on, after the call was opened. */
export class CorrectionDto {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-12-01T09:30:00.000Z' })
  correctedAt: string;

  @ApiProperty({ example: 'Rok je produljen zbog velikog zanimanja.' })
  reason: string;

  @ApiProperty({ example: 'The deadline was extended because of great interest.' })
  reasonEn: string;

  @ApiProperty({
    type: DeadlineChangeDto,
    required: false,
    description: 'Where the deadline was changed.',
  })
  deadline?: DeadlineChangeDto;
}

/** The corrections of a call, the oldest first. */
export const Corrections = (): PropertyDecorator =>
  declareField({
    column: Column({ type: 'jsonb', default: [] }),
    value: { type: [CorrectionDto] },
    description: 'Changes after the call was opened, the oldest first.',
  });
