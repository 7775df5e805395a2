import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Language } from '../http/text.js';
import { codeSvg } from '../payments/code-picture.js';
import { epcQr, epcText, QR_QUIET } from '../payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode, hub3Text } from '../payments/hub3.js';
import type { PaymentOrder } from '../payments/payment-order.js';
import { SettingsService } from '../settings/settings.service.js';
import { referenceOfDay } from './reference.js';
import { drawSlip } from './slip-pdf.js';
import { SLIP } from './slip-texts.js';

/** On every payment, in Croatian. */
export const PURPOSE = 'Donacija';

/** Which payment a slip is for: whole euros, and the pledge's reference. */
export interface SlipOf {
  amount?: number;
  reference?: string;
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

/** Draws payment slips for donations, and keeps those that were asked for last. */
@Injectable()
export class SlipsService {
  readonly #svgs = new LRUCache<string, string>({ max: 400 });
  readonly #pdfs = new LRUCache<string, Promise<Buffer>>({ max: 60 });

  constructor(private readonly settings: SettingsService) {}

  /** A code of a slip, as SVG with its name in a language. */
  async code(kind: CodeKind, of: SlipOf, language: Language): Promise<string> {
    const order = await this.order(of);
    const { text, svg } = CODES[kind];
    const key = `${kind} ${language} ${text(order)}`;
    const kept = this.#svgs.get(key);
    if (kept !== undefined) return kept;
    const drawn = svg(order, SLIP[language][kind]);
    this.#svgs.set(key, drawn);
    return drawn;
  }

  /** A slip on a sheet to be printed. */
  async pdf(of: SlipOf, language: Language): Promise<Buffer> {
    const [order, { name, nameEn }] = await Promise.all([this.order(of), this.settings.current()]);
    const author = language === 'en' ? nameEn : name;
    const key = JSON.stringify([order, author, language]);
    const kept = this.#pdfs.get(key);
    if (kept) return kept;
    const drawing = drawSlip(order, author, language);
    this.#pdfs.set(key, drawing);
    drawing.catch(() => this.#pdfs.delete(key));
    return drawing;
  }

  private async order({ amount, reference }: SlipOf): Promise<PaymentOrder> {
    const { bankRecipient, street, postalCode, city, iban } = await this.settings.current();
    return {
      ...(amount !== undefined && { cents: amount * 100 }),
      recipient: { name: bankRecipient, street, place: `${postalCode} ${city}` },
      ...{ iban, reference: reference ?? referenceOfDay(new Date()), purpose: PURPOSE },
    };
  }
}
