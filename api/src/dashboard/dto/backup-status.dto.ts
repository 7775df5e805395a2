import { ApiProperty } from '@nestjs/swagger';

export class BackupStatusDto {
  @ApiProperty({
    type: Date,
    format: 'date-time',
    nullable: true,
    description: 'When the newest usable backup was verified.',
    example: '2026-11-23T02:41:12.000Z',
  })
  verifiedAt: Date | null;

  @ApiProperty({ description: 'Whether the last attempt failed.', example: false })
  failed: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Kept files that are damaged or missing.',
    example: 0,
  })
  damaged: number;

  @ApiProperty({
    description: 'False: BACKUP_COMMAND failed for the newest usable backup.',
    example: true,
  })
  copied: boolean;
}
