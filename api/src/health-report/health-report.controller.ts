import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ActionEndpoint, GetEndpoint } from '../endpoints/endpoints.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { HealthReportDto } from './dto/health-report.dto.js';
import { HealthReportService } from './health-report.service.js';

@ApiTags('health')
@Controller('health-report')
export class HealthReportController {
  constructor(private readonly reports: HealthReportService) {}

  @GetEndpoint('', HealthReportDto, {
    summary: 'Read the state of the server in plain words',
    description:
      'What the checks found that run every 15 minutes: backups, disk, database, jobs, mail, certificate, clock, memory and versions. The texts are in the language of the request.',
    answer: 'The last report.',
  })
  read(@RequestLanguage() language: Language): Promise<HealthReportDto> {
    return this.reports.read(language);
  }

  @ActionEndpoint('check', HealthReportDto, {
    summary: 'Check the state of the server now',
    description:
      'Connects to the mail server without sending a mail, asks DNS for the records of the sender’s domain, and reads the certificate of the site. It takes some seconds where one of them does not answer.',
    answer: 'The new report.',
  })
  check(@RequestLanguage() language: Language): Promise<HealthReportDto> {
    return this.reports.renew(language);
  }
}
