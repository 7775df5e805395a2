import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../access/access.js';
import { ActionEndpoint, GetEndpoint } from '../../endpoints/endpoints.js';
import { FileBody } from '../../endpoints/file-endpoints.js';
import { UploadedFile, type Upload } from '../../http/bodies/upload.js';
import type { Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import { InvalidInputError } from '../../problems/domain-errors.js';
import type { User } from '../../users/user.entity.js';
import { ImportDto, ImportQueryDto, ImportResultDto } from './import.dto.js';
import { SubscriberImportService } from './subscriber-import.service.js';

/** Enough for ten thousand rows with names and addresses; also a limit in the panel. */
const MAX_BYTES = 4 * 1024 * 1024;
const FILE = 'the list as CSV';

function given(file: Upload | undefined): Upload {
  if (file) return file;
  throw InvalidInputError.of('file', {
    hr: 'Odaberite datoteku s popisom.',
    en: 'Choose the file with the list.',
  });
}

@ApiTags('newsletter')
@Controller('newsletter/imports')
export class SubscriberImportController {
  constructor(private readonly imports: SubscriberImportService) {}

  @GetEndpoint('', [ImportDto], {
    summary: 'List imports of subscribers, newest first',
    answer: 'Who imported how many addresses when, and what became of them.',
  })
  list(): Promise<ImportDto[]> {
    return this.imports.list();
  }

  @ActionEndpoint('preview', ImportResultDto, {
    summary: 'Tell what an import of subscribers would do',
    answer: 'What would become of the rows.',
    problems: [400],
  })
  @FileBody(MAX_BYTES, FILE)
  preview(
    @UploadedFile() file: Upload | undefined,
    @RequestLanguage() language: Language,
  ): Promise<ImportResultDto> {
    return this.imports.preview(given(file), language);
  }

  @ActionEndpoint('', ImportResultDto, {
    summary: 'Import subscribers',
    description:
      'A list as CSV (one column, or with headings; UTF-8 or windows-1250) of at most 10,000 rows. Its new addresses are stored unconfirmed, and their owners are asked by mail, a few each minute. Who has unsubscribed is never asked again, nor whoever has by the state that another tool exported with the address (`Unsubscribed`, `bounced`, `Odjavljen` …), or is in a file of such people, as its name or headings say.',
    answer: 'What became of the rows.',
    problems: [400],
  })
  @FileBody(MAX_BYTES, FILE)
  import(
    @UploadedFile() file: Upload | undefined,
    @Query() query: ImportQueryDto,
    @CurrentUser() by: User,
    @RequestLanguage() language: Language,
  ): Promise<ImportResultDto> {
    return this.imports.import(given(file), query.language, by, language);
  }
}
