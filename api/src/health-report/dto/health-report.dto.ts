import { ApiProperty } from '@nestjs/swagger';
import { LEVELS, REPORT_LEVELS, type Level, type ReportLevel } from '../finding.js';
import { CHECKS, type CheckName } from '../health-texts.js';

/** What one check found, in the language of the request. */
export class HealthLineDto {
  @ApiProperty({ enum: CHECKS, example: 'disk' })
  check: CheckName;

  @ApiProperty({
    enum: LEVELS,
    description: '`unknown`: it could not be checked. `error`: somebody should act today.',
    example: 'warning',
  })
  level: Level;

  @ApiProperty({ example: 'Prostor na disku' })
  title: string;

  @ApiProperty({ example: 'Slobodno je samo 1,8 GB od 40 GB.' })
  text: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to do; null where nothing is wrong.',
    example: 'Oslobodite prostor ili nabavite veći disk.',
  })
  advice: string | null;
}

/** The state of the server, its mail and its database. */
export class HealthReportDto {
  @ApiProperty({ format: 'date-time', example: '2026-11-24T04:15:00.000Z' })
  checkedAt: Date;

  @ApiProperty({
    enum: REPORT_LEVELS,
    description: 'The worst of the lines; at least `warning` when the report is stale.',
    example: 'warning',
  })
  level: ReportLevel;

  @ApiProperty({
    description: 'The checks have not run for so long that the lines may be wrong.',
    example: false,
  })
  stale: boolean;

  @ApiProperty({ type: [HealthLineDto], description: 'The worst first.' })
  lines: HealthLineDto[];
}
