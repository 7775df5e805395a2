import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';
import { ErasureDto } from './erasure.dto.js';

export class RetentionRunDto {
  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T02:17:00.000Z' })
  ranAt: Date;

  @ApiProperty({ type: CountDto, isArray: true, description: 'What was deleted or changed.' })
  deleted: CountDto[];

  @ApiProperty({ description: 'Whether everything could be looked through.', example: true })
  complete: boolean;
}

export class PrivacyOverviewDto {
  @ApiProperty({
    type: RetentionRunDto,
    nullable: true,
    description:
      'The last night’s deletion of what was kept for long enough; null before the first.',
  })
  retention: RetentionRunDto | null;

  @ApiProperty({
    type: ErasureDto,
    isArray: true,
    description: 'The latest erasures, at most 20. Whose they were is not kept.',
  })
  erasures: ErasureDto[];
}
