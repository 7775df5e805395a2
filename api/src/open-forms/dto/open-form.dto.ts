import { ApiProperty } from '@nestjs/swagger';

/** Another tab in which the form is open. */
export class OtherOpenFormDto {
  @ApiProperty({ description: 'The full name of who has it open.', example: 'Ana Horvat' })
  name: string;

  @ApiProperty({ description: 'Whether it is open in another tab of yours.', example: false })
  isYours: boolean;

  @ApiProperty({
    format: 'date-time',
    description: 'Since when; the earliest where the same person has several.',
    example: '2026-05-01T09:30:00.000Z',
  })
  since: Date;
}

export class ClosedFormDto {
  @ApiProperty({ description: 'Whether it was reported as open.', example: true })
  closed: boolean;
}
