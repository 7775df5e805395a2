import { ApiProperty } from '@nestjs/swagger';

/** A session of the signed-in user that lasts. */
export class ActiveSessionDto {
  @ApiProperty({ format: 'uuid', example: '0f8fad5b-d9cb-469f-a165-70867728950e' })
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The family of the browser; null for an unknown one.',
    example: 'Firefox',
  })
  browser: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The network in which it began: the first three parts of an IPv4 address, or the first 48 bits of an IPv6 address.',
    example: '192.0.2.0/24',
  })
  network: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-05-01T09:30:12.000Z' })
  beganAt: Date;

  @ApiProperty({
    format: 'date-time',
    description: 'The hour of the last request.',
    example: '2026-05-01T11:00:00.000Z',
  })
  seenAt: Date;

  @ApiProperty({ description: 'Whether this request belongs to it.', example: true })
  isCurrent: boolean;
}

export class EndedSessionsDto {
  @ApiProperty({ type: 'integer', description: 'How many sessions were ended.', example: 2 })
  ended: number;
}
