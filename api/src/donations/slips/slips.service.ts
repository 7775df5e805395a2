import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { referenceOfDay } from 'shared/donation-reference';
import { fieldsOf } from 'shared/is-record';
import { centsOf } from 'shared/money';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { isolated } from '../../isolation/isolated.js';
import { BusyError, WorkGate, type WorkOptions } from '../../limits/work-gate.js';
import { codeSvg } from '../../payments/code-picture.js';
import { epcQr, epcText, QR_QUIET } from '../../payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode, hub3Text } from '../../payments/hub3.js';
import { paymentDetails, type Party, type PaymentOrder } from '../../payments/payment-order.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { drawSlip } from './slip-pdf.js';
import { SLIP } from './slip-texts.js';

/** Drawing a sheet takes about 50 ms of CPU time, so it runs in a child process. */
const drawInProcess = isolated<typeof drawSlip>(
  new URL('./slip-pdf.js', import.meta.url),
  'drawSlip',
  { seconds: 15, megabytes: 384, heapMegabytes: 192, idleSeconds: 10 },
  () => new BusyError(),
);

/** Limits of public requests: slips are drawn one at a time. */
const GATE = { concurrency: 1, queue: 16, maxWait: 8_000, refusalDelay: 1_000 };

/** What a slip is for: whole euros, the pledge's reference, and the payer. */
export interface SlipRequest {
  amount?: number;
  reference?: string;
  payer?: Party;
}

/** The content of a printed sheet. */
export interface SlipSheet {
  order: PaymentOrder;
  /** The PDF's author. */
  author: string;
  language: Language;
}

/**
 * A sheet as a mail stores it.
 * @throws TypeError when it is none
 */
export function readSheet(stored: unknown): SlipSheet {
  if (!isSheet(stored)) throw new TypeError('A stored slip has no order, author and language');
  return stored;
}

function isSheet(stored: unknown): stored is SlipSheet {
  const { order, author, language } = fieldsOf(stored);
  return (
    typeof fieldsOf(order).reference === 'string' &&
    typeof author === 'string' &&
    LANGUAGES.some((known) => known === language)
  );
}

/** The text and the SVG of each code. */
const CODES = {
  barcode: {
    text: hub3Text,
    svg: (order: PaymentOrder, name: string) =>
      codeSvg(hub3Barcode(order), { quiet: BARCODE_QUIET, name }),
  },
  qr: {
    text: epcText,
    svg: (order: PaymentOrder, name: string) => codeSvg(epcQr(order), { quiet: QR_QUIET, name }),
  },
};
export type CodeKind = keyof typeof CODES;

/** Draws payment slips and caches the latest; public requests pass a work gate. */
@Injectable()
export class SlipsService {
  private readonly gate = new WorkGate(GATE);
  private readonly svgs = new LRUCache<string, string>({ max: 400 });
  private readonly pdfs = new LRUCache<string, Promise<Buffer>>({ max: 60 });

  constructor(private readonly settings: SettingsService) {}

  /**
   * A code of a slip as SVG, with an accessible name.
   * @throws BusyError
   */
  async code(
    kind: CodeKind,
    slip: SlipRequest,
    language: Language,
    options: WorkOptions = {},
  ): Promise<string> {
    const order = await this.order(slip);
    const { text, svg } = CODES[kind];
    const key = `${kind} ${language} ${text(order)}`;
    const cached = this.svgs.get(key);
    if (cached !== undefined) return cached;
    return this.gate.run(async () => {
      const drawn = svg(order, SLIP[language][kind]);
      this.svgs.set(key, drawn);
      return drawn;
    }, options);
  }

  /**
   * A printable slip as PDF.
   * @throws BusyError
   */
  async pdf(slip: SlipRequest, language: Language, options: WorkOptions = {}): Promise<Buffer> {
    const sheet = await this.sheet(slip, language);
    return this.pdfs.get(keyOf(sheet)) ?? this.gate.run(() => this.draw(sheet), options);
  }

  /** The content of a sheet, to be drawn now or when its mail is sent. */
  async sheet(slip: SlipRequest, language: Language): Promise<SlipSheet> {
    const [order, { name, nameEn }] = await Promise.all([
      this.order(slip),
      this.settings.current(),
    ]);
    return { order, author: language === 'en' ? nameEn : name, language };
  }

  /** Draws a sheet. One that names a payer is personal and is not cached. */
  draw(sheet: SlipSheet): Promise<Buffer> {
    const { order, author, language } = sheet;
    if (order.payer) return drawInProcess(order, author, language);
    const key = keyOf(sheet);
    const cached = this.pdfs.get(key);
    if (cached) return cached;
    const drawing = drawInProcess(order, author, language);
    this.pdfs.set(key, drawing);
    drawing.catch(() => this.pdfs.delete(key));
    return drawing;
  }

  private async order({ amount, payer, ...slip }: SlipRequest): Promise<PaymentOrder> {
    const settings = await this.settings.current();
    const { street, postalCode, city } = settings;
    const details = paymentDetails(settings, slip.reference ?? referenceOfDay(new Date()));
    const { recipient, iban, reference, purpose } = details;
    return {
      ...(amount !== undefined && { cents: centsOf(amount) }),
      ...(payer && { payer }),
      recipient: { name: recipient, street, place: `${postalCode} ${city}` },
      iban,
      reference,
      purpose,
    };
  }
}

function keyOf({ order, author, language }: SlipSheet): string {
  return JSON.stringify([order, author, language]);
}
