import { ApiProperty } from '@nestjs/swagger';

export class HealthSummaryDto {
  @ApiProperty({
    enum: ['ok', 'warning', 'error'],
    description: 'The worst of what the checks found. `error`: somebody should act today.',
    example: 'warning',
  })
  level: 'ok' | 'warning' | 'error';

  @ApiProperty({ type: 'integer', description: 'Checks that found a fault.', example: 1 })
  faults: number;

  @ApiProperty({ description: 'The checks have not run for a while.', example: false })
  stale: boolean;
}
