import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { slipLength } from 'shared/slip-length';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { ORDER } from '../../test/factories/payment-order.factory.js';
import { codeSvg, type CodePicture } from './code-picture.js';
import { epcQr, epcText, QR_QUIET } from './epc-qr.js';
import { BARCODE_QUIET, hub3Barcode, hub3Text } from './hub3.js';
import type { PaymentOrder } from './payment-order.js';
import { slipText } from './slip-text.js';

const { resolve } = createRequire(import.meta.url);

beforeAll(async () => {
  const wasmBinary = readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Renders the one path of an SVG to pixels, `scale` to a module. */
function paint(svg: string, scale: number) {
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const thickness = Number(/stroke-width="(\d+)"/.exec(svg)?.[1]);
  const path = /stroke="#000"[^>]* d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const columns = width * scale;
  const data = new Uint8ClampedArray(columns * height * scale * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, step, a = '', b = ''] of path.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (step === 'M') [x, y] = [Number(a) - left, Number(b) - thickness / 2 - top];
    else if (step === 'm') x += Number(a);
    else {
      for (let row = y * scale; row < (y + thickness) * scale; row += 1) {
        const start = (row * columns + x * scale) * 4;
        const line = data.subarray(start, start + Number(a) * scale * 4);
        for (let dot = 0; dot < line.length; dot += 4) line.fill(0, dot, dot + 3);
      }
      x += Number(a);
    }
  }
  return { data, width: columns, height: height * scale, colorSpace: 'srgb' as const };
}

const PLAIN = {
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 1,
};

/** Decodes a code with an independent library. */
async function read(
  picture: CodePicture,
  format: 'PDF417' | 'QRCode',
  scale = 1,
): Promise<{ text: string; level: string }> {
  const quiet = format === 'QRCode' ? QR_QUIET : BARCODE_QUIET;
  const options: ReaderOptions = { ...PLAIN, formats: [format] };
  const [found] = await readBarcodes(paint(codeSvg(picture, { quiet, name: 'a' }), scale), options);
  // Decoded here, as the library guesses the encoding.
  return { text: Buffer.from(found?.bytes ?? []).toString('utf8'), level: found?.ecLevel ?? '' };
}

const LETTERS = [...'abcčćdđefghijklmnoprsštuvzžqwxyABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽQWXY'];
const SIGNS = [...` ,.:-+?'/()0123456789`];
const FOREIGN = [...'éöüñłßåЖ漢🙂&@„”–\n\t\u0000'];
const AMOUNTS = [1, 99, 100, 1_000, 5_000, 12_345, 10_000_000, 99_999_999_999];

/** A deterministic text of at most `most` characters of `from`. */
function textOf(seed: number, from: readonly string[], most: number): string {
  const length = (seed * 7) % (most + 1);
  return Array.from({ length }, (_, i) => from[(seed * 31 + i * 17 + i * i) % from.length]).join(
    '',
  );
}

/** A deterministic order; over all `n`, fields are empty, full, too long, and in all alphabets. */
function orderOf(n: number): PaymentOrder {
  const alphabets = [LETTERS, [...'čćđšžČĆĐŠŽ'], [...LETTERS, ...SIGNS], SIGNS, FOREIGN];
  const signs = alphabets[n % alphabets.length] ?? LETTERS;
  const party = (seed: number) => ({
    name: textOf(seed, signs, 60),
    street: textOf(seed + 1, signs, 40),
    place: textOf(seed + 2, signs, 40),
  });
  return {
    ...(n % 9 > 0 && { cents: n % 2 ? AMOUNTS[n % AMOUNTS.length] : n * 997 + 1 }),
    ...(n % 3 > 0 && { payer: party(n) }),
    recipient: { ...party(n + 500), name: textOf(n + 3, [...LETTERS, ...SIGNS], 25).trim() || 'Ž' },
    iban: `HR${String(n * 7_919_993).padStart(19, '0')}`,
    reference: `${2026 + (n % 9)}-${String(n * n + 1).padStart(5, '0')}`,
    purpose: textOf(n + 9, signs, 60),
  };
}

describe('codes of a payment slip', () => {
  it('are decoded to the encoded text by an independent library, for any order', async () => {
    const wrong: unknown[] = [];
    // Steps of 17 cover every alphabet, amount and party; one order takes 30 ms.
    for (let n = 0; n < 1_000; n += 17) {
      const order = orderOf(n);
      const barcode = await read(hub3Barcode(order), 'PDF417');
      if (barcode.text !== hub3Text(order)) wrong.push([n, 'PDF417', barcode.text]);
      const qr = await read(epcQr(order), 'QRCode');
      if (qr.text !== epcText(order)) wrong.push([n, 'QR', qr.text]);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('have the width and the error correction level of their standards', async () => {
    const barcode = hub3Barcode(ORDER);
    // Start, stop, two row indicators and nine columns (ISO/IEC 15438).
    expect(barcode).toMatchObject({ width: 17 * (9 + 3) + 18, thickness: 3 });
    const words = (barcode.height / 3) * 9;
    // Level 4 has 32 codewords for error correction.
    expect(await read(barcode, 'PDF417')).toMatchObject({
      level: `${Math.round((32 * 100) / words)}%`,
    });
    expect(await read(epcQr(ORDER), 'QRCode')).toMatchObject({ level: 'M' });
  });
});

describe('text of the barcode', () => {
  it('has the fourteen lines of HUB-3A, each with a line feed', () => {
    expect(hub3Text({ ...ORDER, payer: { name: 'Ana Horvat' } })).toBe(
      'HRVHUB30\nEUR\n000000000005000\nAna Horvat\n\n\nKvaliteta življenja\n' +
        'Ulica kamenih kuća 12\n10000 Zagreb\nHR1210010051863000160\nHR00\n2026-00128\nCHAR\n' +
        'Donacija\n',
    );
  });

  it('has a zero or empty amount where the payer chooses it', () => {
    expect(hub3Text({ ...ORDER, cents: undefined }).split('\n')[2]).toBe('000000000000000');
    expect(epcText({ ...ORDER, cents: undefined }).split('\n')[7]).toBe('');
  });

  it('has fourteen lines that fit their fields, for any order', () => {
    const sizes = [8, 3, 15, 30, 27, 27, 25, 25, 27, 21, 4, 22, 4, 35];
    for (let n = 0; n < 1_000; n += 1) {
      const lines = hub3Text(orderOf(n)).split('\n');
      expect(lines.pop()).toBe('');
      expect(lines).toHaveLength(sizes.length);
      const wrong = lines.filter(
        (line, index) =>
          slipLength(line) > (sizes[index] ?? 0) ||
          !/^[A-Za-zČĆĐŠŽčćđšž\d ,.:+?'/()-]*$/.test(line),
      );
      expect(wrong).toEqual([]);
    }
  });
});

it.each([
  ['ščćđž', 9, 'ščćđ'],
  ['ščćđž', 10, 'ščćđž'],
  ['Ana Horvat', 4, 'Ana'],
  ['Zoë Müller & Łukasz “Ł” Strauß', 40, "Zoe Muller + Lukasz 'L' Strauss"],
  ['  dva\r\nreda\u0000 ', 30, 'dva reda'],
  ['Шибеник 漢', 30, '??????? ?'],
  ['🙂', 30, ''],
])('a field of a slip has %j, limited to %d characters, as %j', (text, size, converted) => {
  expect(slipText(text, size)).toBe(converted);
});

describe('text of the QR code', () => {
  it('has the lines of EPC069-12, with the reference in the remittance text', () => {
    expect(epcText({ ...ORDER, cents: 1_234 })).toBe(
      'BCD\n002\n1\nSCT\n\nKvaliteta življenja\nHR1210010051863000160\nEUR12.34\nCHAR\n\n' +
        'Donacija 2026-00128',
    );
  });

  it('has at most 331 bytes and eleven lines, for any order', () => {
    for (let n = 0; n < 1_000; n += 1) {
      expect(Buffer.byteLength(epcText(orderOf(n)))).toBeLessThanOrEqual(331);
      expect(epcText(orderOf(n)).split('\n')).toHaveLength(11);
    }
  });
});
