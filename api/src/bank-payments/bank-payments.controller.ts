import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../access/access.js';
import { OpenToTokens } from '../access/token-scopes.js';
import { BulkEndpoint, BulkResultDto, changeEach } from '../endpoints/bulk-endpoint.js';
import { ActionEndpoint } from '../endpoints/endpoints.js';
import { FileBody } from '../endpoints/file-endpoints.js';
import { ListEndpoint, ReadEndpoint, RowActionEndpoint } from '../endpoints/resource-endpoints.js';
import { IdPipe } from '../fields/id.pipe.js';
import { UploadedFile, type Upload } from '../http/bodies/upload.js';
import type { Language } from '../i18n/language.js';
import { RequestLanguage } from '../i18n/request-language.js';
import { ListQuery } from '../lists/list-query.js';
import type { Page } from '../lists/page.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import type { User } from '../users/user.entity.js';
import { BANK_PAYMENTS, type BankPaymentsRequest } from './bank-payments.resource.js';
import { BankPaymentsService } from './bank-payments.service.js';
import { BankPaymentDto, TakenOffDto } from './dto/bank-payment.dto.js';
import { BulkPaymentsDto } from './dto/bulk-payments.dto.js';
import { ImportedDto } from './dto/imported.dto.js';
import { MatchPaymentDto } from './dto/match-payment.dto.js';
import { RecordPaymentDto } from './dto/record-payment.dto.js';
import { ReversePaymentDto } from './dto/reverse-payment.dto.js';
import { StatementImportService } from './statement-import.service.js';

/** Enough for ten thousand payments; also a limit in the panel and for proxies. */
const MAX_BYTES = 20 * 1024 * 1024;

@ApiTags('bank-payments')
@OpenToTokens({ read: ['donations:read'] })
@Roles('accountant')
@Controller('bank-payments')
export class BankPaymentsController {
  constructor(
    private readonly payments: BankPaymentsService,
    private readonly statements: StatementImportService,
  ) {}

  @ListEndpoint(BANK_PAYMENTS, BankPaymentDto, {
    summary: 'List payments from bank statements, latest booking first',
  })
  list(@ListQuery(BANK_PAYMENTS) request: BankPaymentsRequest): Promise<Page<BankPaymentDto>> {
    return this.payments.list(request);
  }

  @OpenToTokens({ write: ['statements:import'] })
  @ActionEndpoint('import', ImportedDto, {
    summary: 'Import a bank statement',
    description:
      'camt.053 (001.02 to 001.13) or CSV, known by its content, of at most 20 MB and 10,000 payments. Entries of the account in the settings are imported; those of other accounts in the file are counted, and a file without that account is refused. Amounts in kuna are converted to euros at the fixed rate. A payment in euros that bears the reference of a pending pledge is matched with it, if all payments of the pledge are at most its amount; once they reach it, it is completed and the donor thanked by mail. The others wait. A reversal is matched with the payment that it takes back, in the same file or an earlier one, by account, amount and identification or reference; the donation then is pending again. A debit that only its payer and texts make a likely reversal waits. Payments and reversals that were imported before stay as they are: the same entry has the same fields, the same identification of the bank or, in the other format, the same reference, account or full name on the same day. What is only likely to be the same waits, with the payment that it may be. When anything in the file cannot be read, nothing is imported.',
    answer: 'What became of its entries.',
    problems: [409],
  })
  @FileBody(MAX_BYTES, 'the statement')
  import(
    @UploadedFile() file: Upload | undefined,
    @CurrentUser() { fullName: importedBy }: User,
  ): Promise<ImportedDto> {
    if (!file) {
      throw InvalidInputError.of('file', {
        hr: 'Odaberite datoteku s izvodom.',
        en: 'Choose the file with the statement.',
      });
    }
    return this.statements.import({ ...file, importedBy });
  }

  @ReadEndpoint(BANK_PAYMENTS, BankPaymentDto)
  one(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.one(id);
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'match', BankPaymentDto, {
    summary: 'Match a payment with a donation',
    description:
      'The donation keeps what was pledged; several payments add up to what was paid. Once that reaches what was pledged, it is completed, on the day of booking, and its donor is thanked by mail; until then it is pending. What was entered by hand as paid, and the day on which a pledge was marked as received, are replaced by those of its first payment.',
    answer: 'The payment, matched.',
    problems: [409],
  })
  match(
    @Param('id', IdPipe) id: number,
    @Body() { donationId }: MatchPaymentDto,
  ): Promise<BankPaymentDto> {
    return this.payments.match(id, donationId);
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'record', BankPaymentDto, {
    summary: 'Enter a payment as a donation that nobody pledged',
    description:
      'Received on the day of booking, in the payment’s currency, to the cent. Its whole amount is what was paid, rounded.',
    answer: 'The payment, matched.',
    problems: [409],
  })
  record(
    @Param('id', IdPipe) id: number,
    @Body() donation: RecordPaymentDto,
    @RequestLanguage() language: Language,
  ): Promise<BankPaymentDto> {
    return this.payments.record(id, donation, language);
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'reverse', BankPaymentDto, {
    summary: 'Match a reversal with the payment that it takes back',
    description:
      'The donation that the payment was is pending again, or cancelled where nobody pledged it. A donor who has been thanked is told by mail.',
    answer: 'The reversal, with its payment.',
    problems: [409],
  })
  reverse(
    @Param('id', IdPipe) id: number,
    @Body() { paymentId }: ReversePaymentDto,
  ): Promise<BankPaymentDto> {
    return this.payments.reverse(id, paymentId);
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'set-aside', BankPaymentDto, {
    summary: 'Set a payment aside that is not a donation',
    answer: 'The payment, set aside.',
    problems: [409],
  })
  setAside(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.setAside(id);
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'tell-apart', BankPaymentDto, {
    summary: 'Declare that a payment is not the one it is likely to be',
    description:
      'It goes on as at its import: one with the reference of a pending pledge is matched with it. A reversal waits for its payment.',
    answer: 'The payment.',
    problems: [409],
  })
  tellApart(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.tellApart(id);
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'bring-back', BankPaymentDto, {
    summary: 'Return a payment that was set aside to the waiting payments',
    answer: 'The payment, waiting.',
    problems: [409],
  })
  bringBack(@Param('id', IdPipe) id: number): Promise<BankPaymentDto> {
    return this.payments.bringBack(id);
  }

  @BulkEndpoint(BANK_PAYMENTS)
  bulk(
    @Body() { action, ids }: BulkPaymentsDto,
    @RequestLanguage() language: Language,
  ): Promise<BulkResultDto> {
    return changeEach(ids, language, (id) =>
      action === 'set-aside' ? this.payments.setAside(id) : this.payments.bringBack(id),
    );
  }

  @RowActionEndpoint(BANK_PAYMENTS, 'unmatch', TakenOffDto, {
    summary: 'Undo the match of a payment',
    description:
      'The payment waits again. The donation becomes what it was before: a pledge that waits, or received without the payment; one that was made from the payment is cancelled. If it has other payments, only this one is subtracted. Thanks that are not under way yet are not sent. A reversal is taken off its payment, and both wait again.',
    answer: 'The payment, waiting.',
    problems: [409],
  })
  unmatch(@Param('id', IdPipe) id: number): Promise<TakenOffDto> {
    return this.payments.unmatch(id);
  }
}
