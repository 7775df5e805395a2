import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../access/access.js';
import type { Language } from '../../i18n/language.js';
import { RequestLanguage } from '../../i18n/request-language.js';
import { network } from '../../limits/rate-limit.js';
import type { WorkOptions } from '../../limits/work-gate.js';
import { ApiProblems } from '../../openapi/problems.js';
import { SlipQueryDto } from '../dto/slip-query.dto.js';
import { SLIP } from './slip-texts.js';
import { SlipsService } from './slips.service.js';

const SVG = 'image/svg+xml';
const PDF = 'application/pdf';

/** Public: a slip contains no personal data. */
@ApiTags('donations')
@Controller('donations/slip')
export class SlipsController {
  constructor(private readonly slips: SlipsService) {}

  @Public()
  @Get('barcode')
  @ApiOperation({
    summary: 'Draw the barcode of a payment slip',
    description: 'PDF417 as HUB-3A has it, which Croatian banking apps read.',
  })
  @ApiProduces(SVG)
  @ApiOkResponse({
    description: 'The barcode.',
    content: { [SVG]: { schema: { type: 'string' } } },
  })
  @ApiProblems(400)
  async barcode(
    @Query() query: SlipQueryDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response
      .type(SVG)
      .send(await this.slips.code('barcode', query, language, workOptions(request, response)));
  }

  @Public()
  @Get('qr')
  @ApiOperation({
    summary: 'Draw the QR code of a SEPA credit transfer',
    description: 'As EPC069-12 has it, version 002, which banking apps of many countries read.',
  })
  @ApiProduces(SVG)
  @ApiOkResponse({
    description: 'The QR code.',
    content: { [SVG]: { schema: { type: 'string' } } },
  })
  @ApiProblems(400)
  async qr(
    @Query() query: SlipQueryDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    response
      .type(SVG)
      .send(await this.slips.code('qr', query, language, workOptions(request, response)));
  }

  @Public()
  @Get('pdf')
  @ApiOperation({ summary: 'Draw a payment slip to be printed' })
  @ApiProduces(PDF)
  @ApiOkResponse({
    description: 'The slip, on a sheet of A4.',
    content: { [PDF]: { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiProblems(400)
  async pdf(
    @Query() query: SlipQueryDto,
    @RequestLanguage() language: Language,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const bytes = await this.slips.pdf(query, language, workOptions(request, response));
    const name = [SLIP[language].pdf, query.reference].filter(Boolean).join('-');
    response.attachment(`${name}.pdf`).type(PDF).send(bytes);
  }
}

/** Queues the work per client network, and cancels it when the client disconnects. */
function workOptions({ ip = '' }: Request, response: Response): WorkOptions {
  const aborted = new AbortController();
  response.once('close', () => aborted.abort());
  return { client: network(ip), signal: aborted.signal };
}
