import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { bilingual } from '../../i18n/language.js';

/** What is typed to confirm a restore, in either language. */
const WORDS = ['VRATI', 'RESTORE'];

export class StartRestoreDto {
  @ApiProperty({
    enum: WORDS,
    description: 'Typed by the administrator, so that nobody restores by mistake.',
    example: 'VRATI',
  })
  @IsIn(WORDS, bilingual('Za potvrdu upišite VRATI', 'Enter RESTORE to confirm'))
  word: string;
}
