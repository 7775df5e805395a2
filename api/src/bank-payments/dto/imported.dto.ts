import { ApiProperty } from '@nestjs/swagger';

/** The result of an import, in numbers of entries. */
export class ImportedDto {
  @ApiProperty({
    type: 'integer',
    description: 'Payments that completed a pledge.',
    example: 12,
  })
  matched: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Reversed payments, matched with their reversals; their donations are pending again.',
    example: 1,
  })
  reversed: number;

  @ApiProperty({
    type: 'integer',
    description: 'Donors of reversed payments who had been thanked and are notified by mail.',
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
    description: 'Payments and reversals of earlier statements, unchanged.',
    example: 5,
  })
  known: number;

  @ApiProperty({
    type: 'integer',
    description: 'Other entries: outgoing payments and entries not booked yet.',
    example: 8,
  })
  leftOut: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Entries in kuna, which were converted to euros at the fixed rate of 7.53450; new or known.',
    example: 0,
  })
  converted: number;

  @ApiProperty({
    type: 'integer',
    description: 'Entries of other accounts in the file, which were not imported.',
    example: 0,
  })
  ofOtherAccounts: number;

  @ApiProperty({
    type: [String],
    description: 'The numbers of these accounts, as the file writes them.',
    example: [],
  })
  otherAccounts: string[];
}
