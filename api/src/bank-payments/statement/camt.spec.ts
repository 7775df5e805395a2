import { describe, expect, it } from '@jest/globals';
import {
  camt,
  camtDetails,
  camtEntry,
  camtOf,
  OWN_IBAN,
} from '../../../test/factories/statement.factory.js';
import { readStatement } from './read-statement.js';

const read = (file: string | Buffer) => readStatement(Buffer.from(file), OWN_IBAN);
/** What the file was refused as. */
const refusal = (hr: RegExp, status = 400) => ({
  status,
  errors: { file: { hr: expect.stringMatching(hr), en: expect.stringMatching(/\S/) } },
});

describe('readStatement of camt.053', () => {
  it.each(['02', '08'] as const)('reads every field of version %s', async (version) => {
    const entry = {
      amount: '1250.50',
      payer: 'Đurđica Šćepanović',
      payerIban: 'HR1723600001101234565',
      reference: 'HR002026-00128',
      text: 'Donacija &amp; pozdrav',
      bankReference: 'B-417',
      endToEndId: 'PLATNI-NALOG-7',
    };
    const statement = await read(camt([camtEntry(entry, version)], { version }));
    expect(statement).toEqual({
      format: 'camt',
      leftOut: 0,
      outgoing: [],
      sections: [{ from: null, to: null, opening: null, closing: null }],
      otherAccounts: [],
      converted: 0,
      payments: [
        {
          bookedOn: '2026-05-04',
          cents: 125_050,
          currency: 'EUR',
          payerName: 'Đurđica Šćepanović',
          payerIban: 'HR1723600001101234565',
          reference: 'HR002026-00128',
          text: 'Donacija & pozdrav',
          bankReference: 'B-417',
          endToEndId: 'PLATNI-NALOG-7',
          original: null,
          searched: ['HR002026-00128', 'PLATNI-NALOG-7', 'Donacija & pozdrav'],
        },
      ],
    });
  });

  it('reads namespace prefixes, an envelope element, and other encodings', async () => {
    const xml = camtOf({ payer: 'Željko Čović' })
      .replaceAll(/<(\/?)(?!\?)(\w)/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=')
      .replace(/<n:Document[^>]*>/, '<Envelope>$&')
      .concat('</Envelope>')
      .replace('UTF-8', 'ISO-8859-2');
    const latin2: Record<string, number> = { Ž: 0xae, Č: 0xc8, ć: 0xe6 };
    const bytes = Buffer.from(Array.from(xml, (one) => latin2[one] ?? one.charCodeAt(0)));
    const { payments } = await read(bytes);
    expect(payments).toMatchObject([{ payerName: 'Željko Čović', cents: 5000 }]);
  });

  it.each(['02', '08'] as const)(
    'reads the separate payments of one entry of version %s',
    async (version) => {
      const details = [
        { amount: '20.00', payer: 'Ana', reference: 'HR002026-00128' },
        { amount: '30.00', payer: 'Ivo', text: 'za Udrugu' },
      ];
      const entry = { amount: '50.00' };
      const parts = details.map((one) => camtDetails(one, version));
      const { payments } = await read(camt([camtEntry(entry, version, parts)], { version }));
      expect(payments.map(({ cents, payerName }) => [cents, payerName])).toEqual([
        [2000, 'Ana'],
        [3000, 'Ivo'],
      ]);
    },
  );

  it('reads an entry as one payment where its parts do not add up to its amount', async () => {
    const parts = [camtDetails({ amount: '20.00', payer: 'Ana' }), camtDetails({ payer: 'Ivo' })];
    const { payments } = await read(camt([camtEntry({ amount: '50.00' }, '08', parts)]));
    expect(payments).toMatchObject([{ cents: 5000, payerName: null }]);
  });

  const RETURNED = camtDetails({}).replace('</TxDtls>', '<RtrInf></RtrInf></TxDtls>');

  it('omits and counts returns of own payments, and entries that are not booked', async () => {
    const statement = await read(
      camt([
        camtEntry({ status: 'PDNG' }),
        camtEntry({ status: 'PDNG', direction: 'DBIT' }),
        camtEntry({}, '08', [RETURNED]),
        camtEntry({ amount: '7.00', more: '<RvslInd>false</RvslInd>' }),
      ]),
    );
    expect(statement.leftOut).toBe(3);
    expect(statement.payments).toMatchObject([{ cents: 700 }]);
  });

  const CODE = '<BkTxCd><Domn><Fmly><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>';
  const direction = 'DBIT';
  it.each([
    ['reversal', camtEntry({ direction, more: '<RvslInd>true</RvslInd>' })],
    ['reversal', camtEntry({ direction }, '08', [RETURNED])],
    [
      'reversal',
      camtEntry({ direction }, '08', [camtDetails({}).replace('</TxDtls>', `${CODE}$&`)]),
    ],
    ['reversal', camtEntry({ direction, text: 'STORNO' })],
    ['refund', camtEntry({ direction, text: 'Povrat uplate' })],
    ['nothing', camtEntry({ direction, text: 'Najam' })],
    ['refund', camtEntry({ more: '<RvslInd>true</RvslInd>' })],
  ])('takes for a %s: %s', async (hint, entry) => {
    const { payments, outgoing } = await read(camt([entry]));
    expect([payments, outgoing]).toMatchObject([[], [{ hint }]]);
  });

  it.each([
    ['of the original payment', 'Dbtr', 'Cdtr'],
    ['of the reversal', 'Cdtr', 'Dbtr'],
  ])('finds the payer of a reversal from the parties %s', async (_, payer, own) => {
    const parties = [
      `<${payer}><Pty><Nm>Ana</Nm></Pty></${payer}>`,
      `<${payer}Acct><Id><IBAN>HR1723600001101234565</IBAN></Id></${payer}Acct>`,
      `<${own}><Pty><Nm>Udruga</Nm></Pty></${own}>`,
      `<${own}Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id></${own}Acct>`,
    ];
    const details = camtDetails({}).replace('<RltdPties>', `$&${parties.join('')}`);
    const entry = { direction: 'DBIT', more: '<RvslInd>true</RvslInd>' } as const;
    const { outgoing } = await read(camt([camtEntry(entry, '08', [details])]));
    expect(outgoing).toMatchObject([{ payerName: 'Ana', payerIban: 'HR1723600001101234565' }]);
  });

  it('reads placeholders as no end-to-end identification', async () => {
    const ids = ['NOTPROVIDED', 'HR99', '-', 'HR00 5'];
    const { payments } = await read(camtOf(...ids.map((endToEndId) => ({ endToEndId }))));
    expect(payments.map(({ endToEndId }) => endToEndId)).toEqual([null, null, null, 'HR00 5']);
  });

  it('truncates long texts, and rejects an entry with too many parts', async () => {
    const remarks = `<AddtlTxInf>${'2026 '.repeat(100_000)}</AddtlTxInf>`.repeat(20);
    const many = camtDetails({}).replace('</TxDtls>', `${remarks}</TxDtls>`);
    const { payments } = await read(camt([camtEntry({}, '08', [many])]));
    const { text, searched = [] } = payments[0] ?? {};
    expect(text).toHaveLength(500);
    expect(searched.join('').length).toBeLessThanOrEqual(4_000);
    const unknown = camtEntry({}).replace('<NtryDtls>', `${'<a/>'.repeat(300_000)}$&`);
    expect((await read(camt([unknown]))).payments).toHaveLength(1);
    const parts = Array.from({ length: 10_001 }, () => '<TxDtls></TxDtls>');
    await expect(read(camt([camtEntry({}, '08', parts)]))).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/više od 10\.000/) } },
    });
  });

  it('reads a model without a number as no reference', async () => {
    const { payments } = await read(camtOf({ reference: 'HR99' }, { reference: 'HR99 1' }));
    expect(payments.map(({ reference }) => reference)).toEqual([null, 'HR99 1']);
  });

  it('joins the pieces of a text that is split within a reference', async () => {
    const cut = '<Ustrd>hvala 2026-0</Ustrd><Ustrd>0128</Ustrd>';
    const { payments } = await read(camtOf({ text: 'x' }).replace('<Ustrd>x</Ustrd>', cut));
    expect(payments[0]?.searched).toContain('hvala 2026-00128');
  });

  it.each<[number | undefined, string[]]>([
    [4200, ['42.00', '000000000000042.00', '42.', '+42.00', ' 42 ', '42.0000']],
    [50, ['.50']],
    [-4200, ['-42.00']],
    [0, ['0.00']],
    [undefined, ['42.005', '42,00', '1e3', '.', 'pet']],
  ])('reads the amount %s from its spellings, or names the line', async (cents, spellings) => {
    for (const amount of spellings) {
      for (const direction of ['CRDT', 'DBIT'] as const) {
        const file = read(camt([camtEntry({}), camtEntry({ amount, direction })]));
        if (cents === undefined) {
          await expect(file).rejects.toMatchObject(refusal(/bez ispravnog iznosa.+\(redak 10\)/));
          continue;
        }
        const { payments, outgoing } = await file;
        const found = direction === 'CRDT' && cents > 0 ? payments.slice(1) : outgoing;
        expect(found.map((one) => one.cents)).toEqual(cents === 0 ? [] : [Math.abs(cents)]);
      }
    }
  });

  it.each([
    ['<Dt>2026-05-04</Dt>', '2026-05-04'],
    ['<Dt>2026-05-04+02:00</Dt>', '2026-05-04'],
    ['<DtTm>2026-05-04T23:59:59.999</DtTm>', '2026-05-04'],
    ['<DtTm>2026-05-04T22:30:00Z</DtTm>', '2026-05-04'],
    ['<Dt>2026-02-30</Dt>', undefined],
    ['<Dt>04.05.</Dt>', undefined],
  ])('reads the day of %s as %s, or names its line', async (written, day) => {
    const entry = camtEntry({}).replaceAll(/<Dt>[^<]*<\/Dt>/g, written);
    const byValue = entry.replace(/<BookgDt>.*?<\/BookgDt>/, '');
    for (const xml of [camt([entry]), camt([byValue])]) {
      await (day === undefined
        ? expect(read(xml)).rejects.toMatchObject(refusal(/bez ispravnog datuma.+\(redak 6\)/))
        : expect(read(xml)).resolves.toMatchObject({ payments: [{ bookedOn: day }] }));
    }
  });

  it.each(['02', '13'])('reads version %s', async (version) => {
    const xml = camtOf({}).replace('001.08', `001.${version}`);
    expect((await read(xml)).payments).toHaveLength(1);
  });

  it('reads an entry without what the standard does not demand', async () => {
    const bare =
      '<Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><ValDt><Dt>2026-05-04</Dt></ValDt></Ntry>';
    const empty = bare.replace('</Ntry>', '<NtryDtls><Btch/></NtryDtls><NtryDtls/></Ntry>');
    const { payments } = await read(camt([bare, empty]));
    expect(payments).toMatchObject([{ cents: 5000 }, { cents: 5000 }]);
  });

  const withAccount = (xml: string, id: string) =>
    xml.replace(/<Acct>.*<\/Acct>/, `<Acct>${id}</Acct>`);
  it.each([
    '<Id><IBAN> hr12 1001 0051 8630 0016 0 </IBAN></Id>',
    '<Id><Othr><Id>HR1210010051863000160</Id></Othr></Id><Ccy>EUR</Ccy>',
    '<Id><Othr><Id>1001005-1863000160</Id><SchmeNm><Cd>BBAN</Cd></SchmeNm></Othr></Id>',
    '<Id><Othr><Id>10010051863000160</Id></Othr></Id><Nm>Udruga</Nm>',
    '<Id><Othr><Id>HR1210010051863000160EUR</Id></Othr></Id>',
  ])('knows the account written as %s', async (id) => {
    const { payments, otherAccounts } = await read(withAccount(camtOf({}), id));
    expect([payments.length, otherAccounts]).toEqual([1, []]);
  });

  it('takes the statements of the account, and counts the entries of others', async () => {
    const other = '<Id><IBAN>HR6510010051863000158</IBAN></Id>';
    const [head = '', tail = ''] = camtOf({ amount: '7.00' }).split(/(?=<Stmt>)/);
    const foreign = withAccount(camtOf({ amount: 'x' }, {}), other).split(/(?=<Stmt>)/)[1] ?? '';
    const file = head + foreign.replace('</BkToCstmrStmt></Document>', '') + tail;
    const { payments, sections, otherAccounts } = await read(file);
    expect(payments).toMatchObject([{ cents: 700 }]);
    expect(sections).toHaveLength(1);
    expect(otherAccounts).toEqual([{ account: 'HR6510010051863000158', entries: 2 }]);
    for (const xml of [withAccount(camtOf({}), other), withAccount(camt([]), other)]) {
      await expect(read(xml)).rejects.toMatchObject(
        refusal(/je za račun HR6510010051863000158, a u postavkama/),
      );
    }
    const unnamed = withAccount(camtOf({}), '');
    await expect(read(unnamed)).rejects.toMatchObject(refusal(/račun čiji broj nije naveden/));
  });

  it('converts kuna to euros at the fixed rate', async () => {
    const entries = [
      camtEntry({ amount: '753.45', currency: 'HRK' }),
      camtEntry({ amount: '100.00', currency: 'HRK', direction: 'DBIT' }),
      camtEntry({ currency: 'USD' }),
    ];
    expect(await read(camt(entries))).toMatchObject({
      converted: 2,
      payments: [
        { cents: 10_000, currency: 'EUR', original: { cents: 75_345, currency: 'HRK' } },
        { cents: 5000, currency: 'USD', original: null },
      ],
      outgoing: [{ cents: 1327, currency: 'EUR', original: { cents: 10_000, currency: 'HRK' } }],
    });
  });

  it.each([
    ['cut off', camtOf({}).slice(0, -40), /nije ispravan ili nije potpun/],
    ['broken', camtOf({}).replace('</Ntry>', '</Entry>'), /nije ispravan ili nije potpun/],
    ['without a direction', camtOf({}).replace('CRDT', ''), /uplata ili isplata \(redak 6\)/],
    ['with an undefined entity', camtOf({ payer: '&b;' }), /XML nije ispravan/],
    ['with invalid characters', camtOf({ payer: '\u{0}' }), /XML nije ispravan/],
    ['nested too deeply', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, /preduboko/],
    ['empty', '', /prazna/],
  ])('rejects a file that is %s', async (_, xml, words) => {
    await expect(read(xml)).rejects.toMatchObject(refusal(words));
  });

  const mt940 = ':20:STARTUMS\r\n:25:HR1210010051863000160\r\n:28C:1/1\r\n:60F:C260119EUR1,00\r\n';
  it.each([
    ['%PDF-1.7', 415, /ovo je PDF\./],
    ['PK\x03\x04\x14\0[Content_Types].xml', 415, /Excel/],
    ['PK\x03\x04\x14\0izvod.xml', 415, /ZIP arhiva/],
    ['[{"iznos": 5}]', 415, /JSON/],
    ['\xd0\xcf\x11\xe0', 415, /Excel/],
    ['\x00\x01\x02', 415, /druga vrsta datoteke/],
    ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>', 415, /Excel/],
    ['<html><body><table><tr><td>Datum</td></tr></table></body></html>', 415, /HTML.+\.xls/],
    [mt940, 415, /MT940/],
    ['OFXHEADER:100\r\nDATA:OFXSGML', 415, /OFX/],
    [camtOf({}).replace('camt.053', 'camt.052'), 400, /camt\.052.+nisu konačne/],
    [camtOf({}).replace('camt.053', 'pain.001'), 400, /nalog za plaćanje/],
    [camtOf({}).replace('001.08', '001.19'), 400, /camt\.053\.001\.02 do camt\.053\.001\.13/],
    ['<Racun><Iznos>5,00</Iznos></Racun>', 400, /XML koji nije izvod/],
  ])('says what to export instead of %j', async (file, status, words) => {
    const refused = read(Buffer.from(file, 'latin1'));
    await expect(refused).rejects.toMatchObject(refusal(words, status));
    await expect(refused).rejects.toMatchObject(
      refusal(/odaberite .+ camt\.053 \(XML\) ili CSV/, status),
    );
  });

  it('rejects a file in another encoding than it declares', async () => {
    const bytes = Buffer.from(camtOf({ payer: 'René' }), 'latin1');
    await expect(read(bytes)).rejects.toMatchObject(refusal(/oštećena/));
  });

  it.each([
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE a SYSTEM "http://drugdje.example/a.dtd">',
    '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;"><!ENTITY d "&c;&c;&c;">]>',
  ])('rejects the DOCTYPE %s', async (doctype) => {
    const xml = camtOf({ payer: '&b;' }).replace('<Document', `${doctype}<Document`);
    await expect(read(xml)).rejects.toMatchObject(refusal(/DOCTYPE/));
  });

  it('reads ten thousand payments, and rejects more', async () => {
    const most = Array.from({ length: 10_000 }, () => ({ text: 'Donacija', payer: 'Ana' }));
    expect((await read(camtOf(...most))).payments).toHaveLength(10_000);
    await expect(read(camtOf(...most, {}))).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/10\.000 uplata/) } },
    });
  });
});
