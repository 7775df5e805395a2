import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({ type: String, example: 'ok' })
  status: string;

  @ApiProperty({
    description: 'What was looked at.',
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: {
        status: { type: 'string' },
        responseTime: { type: 'integer', description: 'Milliseconds.' },
      },
      required: ['status'],
    },
    example: { database: { status: 'up', responseTime: 2 }, jobs: { status: 'up' } },
  })
  details: Record<string, { status: string; responseTime?: number }>;
}
