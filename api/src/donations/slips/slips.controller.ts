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
import type { Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import { network } from '../../limits/rate-limit.js';
import type { WorkOptions } from '../../limits/work-gate.js';
import { SlipQueryDto } from '../dto/slip-query.dto.js';
import { SLIP } from './slip-texts.js';
import { SlipsService } from './slips.service.js';

const SVG = 'image/svg+xml';

/** Queues the work per client network, and cancels it when the client disconnects. */
const ClientWork = createParamDecorator((_: unknown, context: ExecutionContext): WorkOptions => {
  const response = context.switchToHttp().getResponse<Response>();
  const aborted = new AbortController();
  response.once('close', () => aborted.abort());
  return { client: network(response.req.ip ?? ''), signal: aborted.signal };
});

/** Public: a slip contains no personal data. */
@ApiTags('donations')
@Public()
@Controller('donations/slip')
export class SlipsController {
  constructor(private readonly slips: SlipsService) {}

  @FileEndpoint('barcode', SVG, {
    summary: 'Draw the barcode of a payment slip',
    description: 'PDF417 as HUB-3A has it, which Croatian banking apps read.',
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
    summary: 'Draw the QR code of a SEPA credit transfer',
    description: 'As EPC069-12 has it, version 002, which banking apps of many countries read.',
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
    summary: 'Draw a payment slip to be printed',
    answer: 'The slip, on a sheet of A4.',
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
