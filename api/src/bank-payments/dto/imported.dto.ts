import { ApiProperty } from '@nestjs/swagger';

/** The result of an import, in numbers of entries. */
export class ImportedDto {
  @ApiProperty({
    type: 'integer',
    description: 'Payments by which a pledge is now completed.',
    example: 12,
  })
  matched: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Payments that were taken back: their reversals are matched with them, and the donations they had completed are pending again.',
    example: 1,
  })
  reversed: number;

  @ApiProperty({
    type: 'integer',
    description: 'Donors of those who had been thanked, and are told by mail.',
    example: 0,
  })
  notified: number;

  @ApiProperty({
    type: 'integer',
    description: 'New payments that wait for an administrator.',
    example: 3,
  })
  waiting: number;

  @ApiProperty({
    type: 'integer',
    description: 'New reversals that wait for an administrator.',
    example: 0,
  })
  waitingReversals: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Payments and reversals that an earlier statement brought; nothing changed for them.',
    example: 5,
  })
  known: number;

  @ApiProperty({
    type: 'integer',
    description: 'Entries that are neither: other money out, and what is not booked yet.',
    example: 8,
  })
  leftOut: number;
}
