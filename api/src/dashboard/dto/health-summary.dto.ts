import { ApiProperty } from '@nestjs/swagger';

/** What a check found to be wrong, in the language of the request. */
export class HealthFaultDto {
  @ApiProperty({ example: 'disk' })
  check: string;

  @ApiProperty({ example: 'warning' })
  level: string;

  @ApiProperty({ example: 'Prostor na disku' })
  title: string;

  @ApiProperty({ example: 'Slobodno je samo 1,8 GB od 40 GB.' })
  text: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Oslobodite prostor ili nabavite veći disk.',
  })
  advice: string | null;
}

export class HealthSummaryDto {
  @ApiProperty({
    enum: ['ok', 'warning', 'error'],
    description: 'The worst of what the checks found. `error`: somebody should act today.',
    example: 'warning',
  })
  level: 'ok' | 'warning' | 'error';

  @ApiProperty({
    type: [HealthFaultDto],
    description: 'Checks that found a fault, the worst first.',
  })
  faults: HealthFaultDto[];

  @ApiProperty({ description: 'The checks have not run for a while.', example: false })
  stale: boolean;
}
