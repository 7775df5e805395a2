import {
  Controller,
  createParamDecorator,
  Query,
  Res,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../access/access.js';
import { FileEndpoint } from '../../endpoints/file-endpoints.js';
import { clientWork } from '../../http/client-work.js';
import type { Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import type { WorkOptions } from '../../limits/work-gate.js';
import { SlipQueryDto } from '../dto/slip-query.dto.js';
import { SLIP } from './slip-texts.js';
import { SlipsService } from './slips.service.js';

const SVG = 'image/svg+xml';

const ClientWork = createParamDecorator((_: unknown, context: ExecutionContext): WorkOptions =>
  clientWork(context.switchToHttp().getResponse<Response>()),
);

/** Public: a slip contains no personal data. */
@ApiTags('donations')
@Public()
@Controller('donations/slip')
export class SlipsController {
  constructor(private readonly slips: SlipsService) {}

  @FileEndpoint('barcode', SVG, {
    summary: 'Generate the barcode of a payment slip',
    description: 'A PDF417 barcode by HUB-3A, for Croatian banking apps.',
    answer: 'The barcode.',
    problems: [400],
  })
  barcode(
    @Query() query: SlipQueryDto,
    @RequestLanguage() language: Language,
    @ClientWork() options: WorkOptions,
  ): Promise<string> {
    return this.slips.code('barcode', query, language, options);
  }

  @FileEndpoint('qr', SVG, {
    summary: 'Generate the QR code of a SEPA credit transfer',
    description: 'A QR code by EPC069-12, version 002, for banking apps of many countries.',
    answer: 'The QR code.',
    problems: [400],
  })
  qr(
    @Query() query: SlipQueryDto,
    @RequestLanguage() language: Language,
    @ClientWork() options: WorkOptions,
  ): Promise<string> {
    return this.slips.code('qr', query, language, options);
  }

  @FileEndpoint('pdf', 'application/pdf', {
    summary: 'Generate a payment slip for printing',
    answer: 'The slip on an A4 page.',
    problems: [400],
  })
  async pdf(
    @Query() query: SlipQueryDto,
    @RequestLanguage() language: Language,
    @ClientWork() options: WorkOptions,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.slips.pdf(query, language, options);
    const name = [SLIP[language].pdf, query.reference].filter(Boolean).join('-');
    response.attachment(`${name}.pdf`).send(bytes);
  }
}
