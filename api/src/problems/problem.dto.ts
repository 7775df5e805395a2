import { ApiProperty } from '@nestjs/swagger';

/** The format of every error (RFC 9457, section 3). */
export class ProblemDto {
  @ApiProperty({ description: 'A URI that identifies the problem type.', example: 'about:blank' })
  type: string;

  @ApiProperty({
    description: 'A short summary of the problem type.',
    example: 'Neispravan zahtjev',
  })
  title: string;

  @ApiProperty({ description: 'The HTTP status code.', example: 400 })
  status: number;

  @ApiProperty({
    description: 'An explanation of this occurrence, in the language of the request.',
    example: 'Naslov mora imati barem 3 znaka',
  })
  detail: string;

  @ApiProperty({ description: 'The requested path.', example: '/api/blog' })
  instance: string;

  @ApiProperty({
    description: 'The same as `detail`.',
    example: 'Naslov mora imati barem 3 znaka',
  })
  message: string;

  @ApiProperty({
    selfRequired: false,
    description: 'A message for each invalid field.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { title: 'Naslov mora imati barem 3 znaka' },
  })
  errors?: Record<string, string>;

  @ApiProperty({
    required: false,
    type: 'integer',
    description:
      'For a 422: the id of the row that an earlier request with the same `Idempotency-Key` created.',
    example: 12,
  })
  earlier?: number;

  @ApiProperty({
    required: false,
    description: 'For a 412: the full name of who changed the row, where it is known.',
    example: 'Ana Horvat',
  })
  changedBy?: string;

  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'For a 412: when the row was changed, where it is known.',
    example: '2026-11-22T09:30:00.000Z',
  })
  changedAt?: Date;
}
