import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { IdPipe } from '../fields/id.pipe.js';
import { TakesUpload, UploadedFile, type Upload } from '../http/bodies/upload.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { ApiList, ApiProblems, ApiSession } from '../openapi/api-docs.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { BANK_PAYMENTS, type BankPaymentsRequest } from './bank-payments.resource.js';
import { BankPaymentsService } from './bank-payments.service.js';
import { BankPaymentDto, TakenOffDto } from './dto/bank-payment.dto.js';
import { ImportedDto } from './dto/imported.dto.js';
import { MatchPaymentDto } from './dto/match-payment.dto.js';
import { RecordPaymentDto } from './dto/record-payment.dto.js';
import { ReversePaymentDto } from './dto/reverse-payment.dto.js';
import { StatementImportService } from './statement-import.service.js';

/** Ten thousand payments as banks write them; panel and proxies know this number, too. */
const MAX_BYTES = 20 * 1024 * 1024;

@ApiTags('bank-payments')
@Controller('bank-payments')
export class BankPaymentsController {
  constructor(
    private readonly payments: BankPaymentsService,
    private readonly statements: StatementImportService,
  ) {}

  @Get()
  @ApiSession()
  @ApiOperation({ summary: 'List payments from bank statements, the last booked first' })
  @ApiList(BANK_PAYMENTS, BankPaymentDto)
  @ApiProblems('/api/bank-payments', 401, 403)
  list(@ListQuery(BANK_PAYMENTS) request: BankPaymentsRequest): Promise<Page<BankPaymentDto>> {
    return this.payments.list(request);
  }

  @Post('import')
  @HttpCode(200)
  @ApiSession()
  @TakesUpload(MAX_BYTES)
  @ApiOperation({
    summary: 'Import a bank statement',
    description:
      'camt.053 (001.02 to 001.08) or CSV, known by its content, of at most 20 MB and 10,000 payments, of the account in the settings. A payment that bears the reference of a pending pledge and its amount in euros completes it; the donor is thanked by mail. The others wait. A reversal is matched with the payment that it takes back, in the same file or an earlier one, by account, amount and end-to-end identification, reference or payer; the donation then is pending again. Payments and reversals that were imported before stay as they are. When anything in the file cannot be read, nothing is imported.',
  })
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: {
          type: 'string',
          format: 'binary',
          description: 'In a form: the statement. In JSON: a data URL in base64.',
        },
      },
    },
  })
  @ApiOkResponse({ description: 'What became of its entries.', type: ImportedDto })
  @ApiProblems('/api/bank-payments/import', 400, 401, 403, 409, 413, 415)
  import(@UploadedFile() file: Upload | undefined): Promise<ImportedDto> {
    if (!file) {
      throw InvalidInputError.of('file', {
        hr: 'Odaberite datoteku s izvodom.',
        en: 'Choose the file with the statement.',
      });
    }
    return this.statements.import(file.bytes);
  }

  @Get(':id')
  @ApiSession()
  @ApiOperation({ summary: 'Read one payment' })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ description: 'The payment.', type: BankPaymentDto })
  @ApiProblems('/api/bank-payments/7', 401, 403, 404)
  one(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.one(id);
  }

  @Post(':id/match')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Match a payment with a donation',
    description:
      'The donation keeps what was pledged and takes what was paid from the payment. One that was not received yet is completed, on the day of booking, and its donor is thanked by mail.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ description: 'The payment, matched.', type: BankPaymentDto })
  @ApiProblems('/api/bank-payments/7/match', 400, 401, 403, 404, 409, 413, 415)
  match(
    @Param('id', IdPipe) id: number,
    @Body() { donationId }: MatchPaymentDto,
  ): Promise<BankPaymentDto> {
    return this.payments.match(id, donationId);
  }

  @Post(':id/record')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Enter a payment as a donation that nobody pledged',
    description:
      'Received on the day of booking, in the payment’s currency, to the cent. Its whole amount is what was paid, rounded.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ description: 'The payment, matched.', type: BankPaymentDto })
  @ApiProblems('/api/bank-payments/7/record', 400, 401, 403, 404, 409, 413, 415)
  record(
    @Param('id', IdPipe) id: number,
    @Body() donation: RecordPaymentDto,
    @RequestLanguage() language: Language,
  ): Promise<BankPaymentDto> {
    return this.payments.record(id, donation, language);
  }

  @Post(':id/reverse')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Match a reversal with the payment that it takes back',
    description:
      'The donation that the payment was is pending again, or cancelled where nobody pledged it. A donor who has been thanked is told by mail.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 8 })
  @ApiOkResponse({ description: 'The reversal, with its payment.', type: BankPaymentDto })
  @ApiProblems('/api/bank-payments/8/reverse', 400, 401, 403, 404, 409, 413, 415)
  reverse(
    @Param('id', IdPipe) id: number,
    @Body() { paymentId }: ReversePaymentDto,
  ): Promise<BankPaymentDto> {
    return this.payments.reverse(id, paymentId);
  }

  @Post(':id/set-aside')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({ summary: 'Leave a payment aside that is no donation' })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ description: 'The payment, aside.', type: BankPaymentDto })
  @ApiProblems('/api/bank-payments/7/set-aside', 401, 403, 404, 409)
  setAside(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.setAside(id);
  }

  @Post(':id/bring-back')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({ summary: 'Put a payment that was left aside back among those that wait' })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ description: 'The payment, waiting.', type: BankPaymentDto })
  @ApiProblems('/api/bank-payments/7/bring-back', 401, 403, 404, 409)
  bringBack(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.bringBack(id);
  }

  @Post(':id/unmatch')
  @HttpCode(200)
  @ApiSession()
  @ApiOperation({
    summary: 'Take a payment off the donation it was matched with',
    description:
      'The payment waits again. The donation becomes what it was before: a pledge that waits, or received without the payment; one that was made from the payment is cancelled. Thanks that are not under way yet are not sent. A reversal is taken off its payment, and both wait again.',
  })
  @ApiParam({ name: 'id', type: 'integer', example: 7 })
  @ApiOkResponse({ description: 'The payment, waiting.', type: TakenOffDto })
  @ApiProblems('/api/bank-payments/7/unmatch', 401, 403, 404, 409)
  unmatch(@Param('id', IdPipe) id: number): Promise<TakenOffDto> {
    return this.payments.unmatch(id);
  }
}
