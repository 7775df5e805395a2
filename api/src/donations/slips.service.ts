import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { referenceOfDay } from 'shared/donation-reference';
import { centsOf } from 'shared/money';
import type { Language } from '../i18n/language.js';
import { isolated } from '../isolation/isolated.js';
import { BusyError, WorkGate, type WorkOptions } from '../limits/work-gate.js';
import { codeSvg } from '../payments/code-picture.js';
import { epcQr, epcText, QR_QUIET } from '../payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode, hub3Text } from '../payments/hub3.js';
import { paymentDetails, type Party, type PaymentOrder } from '../payments/payment-order.js';
import { SettingsService } from '../settings/settings.service.js';
import type { drawSlip } from './slip-pdf.js';
import { SLIP } from './slip-texts.js';

/** A sheet takes some 50 ms of a processor, which visitors of other pages need not wait for. */
const drawInProcess = isolated<typeof drawSlip>(
  new URL('./slip-pdf.js', import.meta.url),
  'drawSlip',
  { seconds: 15, megabytes: 384, heapMegabytes: 192, idleSeconds: 10 },
  () => new BusyError(),
);

/** Slips of public requests are drawn one at a time. */
const DRAWING = { concurrency: 1, queue: 16, maxWait: 8_000, refusalDelay: 1_000 };

/** Which payment a slip is for: whole euros, the pledge's reference, and who pays. */
export interface SlipOf {
  amount?: number;
  reference?: string;
  payer?: Party;
}

/** All that is on a sheet with a slip. */
export interface SlipSheet {
  order: PaymentOrder;
  /** Whose sheet it is. */
  author: string;
  language: Language;
}

/** What a code says, and how it is drawn. */
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

/** Draws payment slips for donations, and caches the last ones. Public requests pass a gate. */
@Injectable()
export class SlipsService {
  readonly #gate = new WorkGate(DRAWING);
  readonly #svgs = new LRUCache<string, string>({ max: 400 });
  readonly #pdfs = new LRUCache<string, Promise<Buffer>>({ max: 60 });

  constructor(private readonly settings: SettingsService) {}

  /**
   * A code of a slip, as SVG with its name in a language.
   * @throws BusyError
   */
  async code(
    kind: CodeKind,
    of: SlipOf,
    language: Language,
    asking: WorkOptions = {},
  ): Promise<string> {
    const order = await this.order(of);
    const { text, svg } = CODES[kind];
    const key = `${kind} ${language} ${text(order)}`;
    const kept = this.#svgs.get(key);
    if (kept !== undefined) return kept;
    return this.#gate.run(async () => {
      const drawn = svg(order, SLIP[language][kind]);
      this.#svgs.set(key, drawn);
      return drawn;
    }, asking);
  }

  /**
   * A slip on a sheet to be printed.
   * @throws BusyError
   */
  async pdf(of: SlipOf, language: Language, asking: WorkOptions = {}): Promise<Buffer> {
    const sheet = await this.sheet(of, language);
    return this.#pdfs.get(keyOf(sheet)) ?? this.#gate.run(() => this.draw(sheet), asking);
  }

  /** What a sheet says, to be drawn now or later. */
  async sheet(of: SlipOf, language: Language): Promise<SlipSheet> {
    const [order, { name, nameEn }] = await Promise.all([this.order(of), this.settings.current()]);
    return { order, author: language === 'en' ? nameEn : name, language };
  }

  /** Draws a sheet; one that names a payer is for that person alone, and is not cached. */
  draw(sheet: SlipSheet): Promise<Buffer> {
    const { order, author, language } = sheet;
    if (order.payer) return drawInProcess(order, author, language);
    const key = keyOf(sheet);
    const kept = this.#pdfs.get(key);
    if (kept) return kept;
    const drawing = drawInProcess(order, author, language);
    this.#pdfs.set(key, drawing);
    drawing.catch(() => this.#pdfs.delete(key));
    return drawing;
  }

  private async order({ amount, payer, ...of }: SlipOf): Promise<PaymentOrder> {
    const settings = await this.settings.current();
    const { street, postalCode, city } = settings;
    const details = paymentDetails(settings, of.reference ?? referenceOfDay(new Date()));
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
