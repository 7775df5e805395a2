import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { smallPdf } from '../../test/factories/pdf.factory.js';
import { findPdfProblem } from './pdf-inspection.js';

const SCRIPT = { hr: 'PDF sadrži skripte, a one nisu dopuštene' };
const DAMAGED = { hr: 'PDF je oštećen ili nepotpun i ne može se otvoriti' };

/** An object stream whose dictionary has `entries` before its filter. */
function objectStream(content: string | Buffer, entries = ''): string {
  const compressed = deflateSync(content).toString('latin1');
  return `<< /Type /ObjStm ${entries} /Filter /FlateDecode >>\nstream\n${compressed}\nendstream`;
}

/** A PDF with `body` before its cross-references. */
function pdfWith(body: string): Buffer {
  const start = `%PDF-1.7\n${body}\n`;
  return Buffer.from(`${start}xref\n0 0\nstartxref\n${start.length}\n%%EOF\n`, 'latin1');
}

const script = '4 0 << /S /JavaScript /JS (app.alert(1)) >>';

describe('findPdfProblem', () => {
  it('accepts object streams without active content', () => {
    expect(findPdfProblem(smallPdf('', [objectStream('4 0 << /Type /Font >>')]))).toBeUndefined();
  });

  it.each([
    ['right before its stream', ''],
    ['far before its stream', `/Note (${'x'.repeat(20_000)})`],
    ['before what looks like another object, within a string', '/Note (1 0 obj << /A 1 >> \\))'],
    ['before what looks like a stream, within a string', '/Note (stream\n)'],
    ['before what looks like its end, within a comment', '% >> stream\n'],
  ])('finds a script in an object stream whose type is %s', (_, entries) => {
    expect(findPdfProblem(smallPdf('', [objectStream(script, entries)]))).toMatchObject(SCRIPT);
  });

  it('rejects object streams of more than 64 MB in total', () => {
    const empty = objectStream(Buffer.alloc(8 * 1024 * 1024));
    expect(findPdfProblem(smallPdf('', [empty]))).toBeUndefined();
    expect(
      findPdfProblem(
        smallPdf(
          '',
          Array.from({ length: 9 }, () => empty),
        ),
      ),
    ).toMatchObject(DAMAGED);
  });

  it.each(['stream\n', '1 0 obj ', '1 0 obj <<', '1 0 obj (', '%%%%', '<', '(\\'])(
    'takes time linear in the length of a file that repeats %j',
    (piece) => {
      const measure = (pdf: Buffer): number => {
        const before = process.cpuUsage();
        expect(findPdfProblem(pdf)).toBeDefined();
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      // The minimum of three, as one may include a garbage collection.
      const time = (length: number): number => {
        const pdf = pdfWith(piece.repeat(length / piece.length));
        return Math.min(measure(pdf), measure(pdf), measure(pdf));
      };
      time(100_000);
      // Quadratic time would be 256 times as long.
      expect(time(1_600_000)).toBeLessThan(40 * time(100_000) + 500_000);
    },
  );
});
