import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({ type: String, example: 'ok' })
  status: string;

  @ApiProperty({
    description: 'The name of the check.',
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
