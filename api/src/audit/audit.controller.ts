import { Controller, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { RecentSignIn } from '../access/recent-sign-in.js';
import { RecordsAct } from '../actors/records-act.js';
import { CsvExport } from '../endpoints/file-endpoints.js';
import { ListEndpoint, ReadEndpoint } from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { sendCsv } from '../lists/csv.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { AUDIT_COLUMNS, AUDIT_FILE } from './audit.csv.js';
import { AUDIT_LOG, type AuditRequest } from './audit.resource.js';
import { AuditService } from './audit.service.js';
import { AuditEntryDto } from './dto/audit-entry.dto.js';

@ApiTags('audit-log')
@Controller('audit-log')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @ListEndpoint(AUDIT_LOG, AuditEntryDto, {
    summary: 'List who did what, newest first',
    description:
      'Changes of rows with the names of their fields, sign-ins, exports, erasures and sent mails. Values are recorded of money, roles and states only. Lines cannot be changed; they are deleted after the period in the settings.',
  })
  list(@ListQuery(AUDIT_LOG) request: AuditRequest): Promise<Page<AuditEntryDto>> {
    return this.audit.list(request);
  }

  @RecentSignIn()
  @RecordsAct('exported')
  @CsvExport(AUDIT_LOG, {
    summary: 'Export the change log as CSV',
    example: '"Broj";"Vrijeme";"Posljednji put";"Tko"\r\n812;"2026-05-01 11:30:00";"";"Ana"\r\n',
  })
  export(
    @ListQuery(AUDIT_LOG) request: AuditRequest,
    @RequestLanguage() language: Language,
    @Res() response: Response,
  ): Promise<void> {
    const rows = this.audit.all(request);
    return sendCsv(response, { name: AUDIT_FILE, columns: AUDIT_COLUMNS, rows }, language);
  }

  @ReadEndpoint(AUDIT_LOG, AuditEntryDto)
  one(@Param('id', IdPipe) id: number): Promise<AuditEntryDto> {
    return this.audit.one(id);
  }
}
