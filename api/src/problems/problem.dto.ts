import { ApiProperty } from '@nestjs/swagger';

/** The format of every error (RFC 9457, section 3). */
export class ProblemDto {
  @ApiProperty({ description: 'A URI that names the kind of problem.', example: 'about:blank' })
  type: string;

  @ApiProperty({
    description: 'The kind of problem in a few words.',
    example: 'Neispravan zahtjev',
  })
  title: string;

  @ApiProperty({ description: 'The HTTP status code.', example: 400 })
  status: number;

  @ApiProperty({
    description: 'What happened this time, in the language of the request.',
    example: 'Naslov mora imati barem 3 znaka',
  })
  detail: string;

  @ApiProperty({ description: 'The path that was asked for.', example: '/api/blog' })
  instance: string;

  @ApiProperty({
    description: 'The same as `detail`.',
    example: 'Naslov mora imati barem 3 znaka',
  })
  message: string;

  @ApiProperty({
    selfRequired: false,
    description: 'For each field at fault, what is wrong with it.',
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { title: 'Naslov mora imati barem 3 znaka' },
  })
  errors?: Record<string, string>;

  @ApiProperty({
    required: false,
    type: 'integer',
    description:
      'Of a 422: the id of the row that an earlier request made under the same `Idempotency-Key`.',
    example: 12,
  })
  earlier?: number;
}
