import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { encryptedPdf, smallPdf } from '../../test/factories/pdf.factory.js';
import { isolated } from '../isolation/isolated.js';
import { findPdfProblem } from './pdf-inspection.js';

/** In a process of its own, as the server calls it: pdf.js does not run in the test runner's. */
const inspect = isolated<typeof findPdfProblem>(
  new URL('../../dist/documents/pdf-inspection.js', import.meta.url),
  'findPdfProblem',
  { seconds: 20, megabytes: 512, heapMegabytes: 256 },
);

const SCRIPTS = 'PDF sadrži skripte, a one nisu dopuštene';

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

const UNREADABLE = objectStream('').replace(/stream\n[^]*/, 'stream\nx\nendstream');

describe('findPdfProblem', () => {
  it.each([
    ['a byte order mark', Buffer.concat([Buffer.from('\uFEFF'), smallPdf()])],
    ['an empty line', Buffer.concat([Buffer.from('\r\n'), smallPdf()])],
    [
      'the header of a print job',
      Buffer.concat([Buffer.from('\u001B%-12345X@PJL JOB\r\n'), smallPdf()]),
    ],
    ['bytes after its end', Buffer.concat([smallPdf(), Buffer.alloc(5000)])],
    [
      'cross-references at another place',
      Buffer.from(
        smallPdf()
          .toString()
          .replace(/(startxref\n)\d+/, '$17'),
      ),
    ],
    [
      'a reference on two lines',
      Buffer.from(
        smallPdf()
          .toString()
          .replace(/(Root \d+ \d+) R/, '$1\nR'),
      ),
    ],
    ['a lock against editing', encryptedPdf('')],
  ])('accepts a file with %s, as readers do', async (_, file) => {
    expect(await inspect(file)).toBeUndefined();
  });

  it.each([
    ['no PDF', Buffer.from('GIF89a'), 'Datoteka nije PDF'],
    ['incomplete', smallPdf().subarray(0, -30), 'PDF je oštećen ili nepotpun'],
    ['protected', encryptedPdf('tajna'), 'PDF je zaštićen lozinkom; spremite ga bez zaštite'],
    ['protected beyond inspection', encryptedPdf('', [UNREADABLE]), 'ne možemo provjeriti'],
    ['with a script', smallPdf('/OpenAction << /S /JavaScript /JS (x) >>'), SCRIPTS],
    ['with a disguised script', smallPdf('/OpenAction << /S /J#61vaScript /JS (x) >>'), SCRIPTS],
    ['with a program', smallPdf('/OpenAction << /S /Launch /F (a.exe) >>'), 'druge programe'],
    ['with a file', smallPdf('/Names << /EmbeddedFiles 9 0 R >>'), 'ima priloženu datoteku'],
  ])('refuses a file that is %s', async (_, file, hr) => {
    expect(await inspect(file)).toMatchObject({ hr: expect.stringContaining(hr) });
  });

  it('accepts object streams without active content', async () => {
    expect(await inspect(smallPdf('', [objectStream('4 0 << /Type /Font >>')]))).toBeUndefined();
  });

  it.each([
    ['right before its stream', ''],
    ['far before its stream', `/Note (${'x'.repeat(20_000)})`],
    ['before what looks like another object, within a string', '/Note (1 0 obj << /A 1 >> \\))'],
    ['before what looks like a stream, within a string', '/Note (stream\n)'],
    ['before what looks like its end, within a comment', '% >> stream\n'],
  ])('finds a script in an object stream whose type is %s', async (_, entries) => {
    expect(await inspect(smallPdf('', [objectStream(script, entries)]))).toMatchObject({
      hr: SCRIPTS,
    });
  });

  it('rejects object streams of more than 64 MB in total', async () => {
    const empty = objectStream(Buffer.alloc(8 * 1024 * 1024));
    expect(await inspect(smallPdf('', [empty]))).toBeUndefined();
    const many = smallPdf('', Array<string>(9).fill(empty));
    const message = expect.stringContaining('ne možemo provjeriti');
    expect(await inspect(many)).toMatchObject({ hr: message });
  });

  it.each(['stream\n', '1 0 obj <<', '1 0 obj (', '(\\'])(
    'takes time linear in the length of a file that repeats %j',
    async (piece) => {
      const measure = async (pdf: Buffer): Promise<number> => {
        const before = process.cpuUsage();
        expect(await findPdfProblem(pdf)).toBeDefined();
        const { user, system } = process.cpuUsage(before);
        return user + system;
      };
      const fileOf = (length: number) => pdfWith(piece.repeat(length / piece.length));
      const short = fileOf(100_000);
      await measure(short);
      // Quadratic time would be 256 times as long.
      const limit = 40 * Math.min(await measure(short), await measure(short)) + 500_000;
      const long = fileOf(1_600_000);
      // Three attempts, as one may include a garbage collection.
      let time = Infinity;
      for (let attempt = 0; attempt < 3 && time >= limit; attempt += 1) time = await measure(long);
      expect(time).toBeLessThan(limit);
    },
  );
});
