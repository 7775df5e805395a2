import { ApiProperty } from '@nestjs/swagger';
import { RESTORE_STEPS, type RestoreState, type RestoreStep } from '../restore.entity.js';

const BACKUP_STATES = ['verified', 'damaged', 'unknown'] as const;

export class BackupDto {
  @ApiProperty({
    description: 'Its name in `BACKUP_DIR`.',
    example: 'site-2026-05-01T024000Z.backup',
  })
  file: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T02:40:00.000Z' })
  madeAt: Date;

  @ApiProperty({ description: 'Its size in bytes.', example: 48_210_344 })
  bytes: number;

  @ApiProperty({
    enum: BACKUP_STATES,
    description:
      '`verified`: it was restored on trial and read when it was made, and is unchanged since. `damaged`: the file was changed. `unknown`: it was uploaded, or made on another server.',
    example: 'verified',
  })
  state: (typeof BACKUP_STATES)[number];

  @ApiProperty({ description: 'Whether it was uploaded in the panel.', example: false })
  uploaded: boolean;

  @ApiProperty({
    description:
      'Whether it is encrypted for `BACKUP_RECIPIENT`. It can be downloaded, and is restored by the command line with its key, which the server does not have.',
    example: false,
  })
  encrypted: boolean;
}

export class RestoreDto {
  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-03T09:30:00.000Z' })
  startedAt: Date;

  @ApiProperty({ enum: ['running', 'done', 'failed'], example: 'running' })
  state: RestoreState;

  @ApiProperty({
    enum: RESTORE_STEPS,
    description:
      '`preparing`: the site works. `saving`: the present state is saved; the site can be read. `replacing`: what is not cached is answered with 503.',
    example: 'preparing',
  })
  step: RestoreStep;

  @ApiProperty({
    description: 'What is done, or how it ended, in the language of the request.',
    example: 'Kopija se provjerava i priprema. Stranica dotle radi kao i inače.',
  })
  text: string;
}

export class BackupsDto {
  @ApiProperty({ type: BackupDto, isArray: true, description: 'The newest first.' })
  backups: BackupDto[];

  @ApiProperty({ description: 'Whether one is being made, or is about to be.', example: false })
  making: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Why none could be made after the newest one, in the language of the request; null otherwise.',
    example: null,
  })
  failure: string | null;

  @ApiProperty({
    type: RestoreDto,
    nullable: true,
    description: 'The last restore that was begun in the panel; null before the first.',
  })
  restore: RestoreDto | null;
}

export class DownloadDto {
  @ApiProperty({
    description: 'The path of the file with a key, valid for ten minutes.',
    example: '/api/backups/site-2026-05-01T024000Z.backup/content?key=1777624800.q1w2e3',
  })
  url: string;
}
