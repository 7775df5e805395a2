import { ApiProperty } from '@nestjs/swagger';
import { ApiBlockList } from '../../media/dto/blocks.dto.js';
import type { Block } from '../../rich-text/blocks.js';

/** An issue in the public archive. */
export class ArchivedIssueDto {
  @ApiProperty({ description: 'The day of sending, part of its URL.', example: '2026-05-01' })
  slug: string;

  @ApiProperty({ example: 'Vijesti u svibnju' })
  title: string;

  @ApiProperty({ example: 'News in May' })
  titleEn: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-05-01T09:30:00.000Z' })
  sentAt: Date;
}

/** An issue of the archive with its text, as it was sent to all. */
export class ArchivedIssueTextDto extends ArchivedIssueDto {
  @ApiProperty({ description: 'Whether the European Union co-funds its project.', example: false })
  euFunded: boolean;

  @ApiBlockList('The Croatian text.')
  blocks: Block[];

  @ApiBlockList('The English text.')
  blocksEn: Block[];
}
