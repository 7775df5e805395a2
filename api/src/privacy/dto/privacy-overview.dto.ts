import { ApiProperty } from '@nestjs/swagger';
import { CountDto } from './count.dto.js';
import { ErasureDto } from './erasure.dto.js';

export class RetentionRunDto {
  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T02:17:00.000Z' })
  ranAt: Date;

  @ApiProperty({ type: CountDto, isArray: true, description: 'What was deleted or changed.' })
  deleted: CountDto[];

  @ApiProperty({ description: 'Whether all data were processed.', example: true })
  complete: boolean;
}

export class PrivacyOverviewDto {
  @ApiProperty({
    type: RetentionRunDto,
    nullable: true,
    description: 'The last nightly deletion of expired data; null before the first.',
  })
  retention: RetentionRunDto | null;

  @ApiProperty({
    type: ErasureDto,
    isArray: true,
    description: 'The latest erasures, at most 20, without e-mail addresses.',
  })
  erasures: ErasureDto[];
}
