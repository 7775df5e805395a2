import { ApiProperty } from '@nestjs/swagger';

/** What became of the entries of a statement. */
export class ImportedDto {
  @ApiProperty({
    type: 'integer',
    description: 'Payments by which a pledge is now completed.',
    example: 12,
  })
  matched: number;

  @ApiProperty({
    type: 'integer',
    description: 'New payments that wait for an administrator.',
    example: 3,
  })
  waiting: number;

  @ApiProperty({
    type: 'integer',
    description: 'Payments that an earlier statement brought; nothing changed for them.',
    example: 5,
  })
  known: number;

  @ApiProperty({
    type: 'integer',
    description: 'Entries that are no payments: money out, reversals, and what is not booked yet.',
    example: 8,
  })
  leftOut: number;
}
