import { describe, expect, it } from '@jest/globals';
import {
  camt,
  camtDetails,
  camtEntry,
  camtOf,
  OWN_IBAN,
} from '../../../test/factories/statement.factory.js';
import { readStatement } from './read-statement.js';

const read = (xml: string) => readStatement(Buffer.from(xml));

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
      payments: [
        {
          account: OWN_IBAN,
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
    const { payments } = await readStatement(bytes);
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

  it('omits and counts returns of own payments, and entries that are not booked', async () => {
    const returned = camtDetails({}).replace('</TxDtls>', '<RtrInf></RtrInf></TxDtls>');
    const statement = await read(
      camt([
        camtEntry({ status: 'PDNG' }),
        camtEntry({ status: 'PDNG', direction: 'DBIT' }),
        camtEntry({ amount: 'x', direction: 'DBIT' }),
        camtEntry({}, '08', [returned]),
        camtEntry({ amount: '7.00', more: '<RvslInd>false</RvslInd>' }),
      ]),
    );
    expect(statement.leftOut).toBe(4);
    expect(statement.payments).toMatchObject([{ cents: 700 }]);
  });

  it('recognises the kind of a debit', async () => {
    const direction = 'DBIT';
    const returned = camtDetails({}).replace('</TxDtls>', '<RtrInf></RtrInf></TxDtls>');
    const code = '<BkTxCd><Domn><Fmly><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd></TxDtls>';
    const { payments, outgoing } = await read(
      camt([
        camtEntry({ direction, more: '<RvslInd>true</RvslInd>' }),
        camtEntry({ direction }, '08', [returned]),
        camtEntry({ direction }, '08', [camtDetails({}).replace('</TxDtls>', code)]),
        camtEntry({ direction, text: 'STORNO' }),
        camtEntry({ direction, text: 'Povrat uplate' }),
        camtEntry({ direction, text: 'Najam' }),
        camtEntry({ more: '<RvslInd>true</RvslInd>' }),
      ]),
    );
    expect(payments).toEqual([]);
    expect(outgoing.map(({ hint }) => hint)).toEqual([
      'reversal',
      'reversal',
      'reversal',
      'reversal',
      'refund',
      'nothing',
      'refund',
    ]);
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

  it('reads a file with a statement for each day of a year', async () => {
    const [head = '', ...days] = camtOf({}).split(/(?=<Stmt>)/);
    const day = (days[0] ?? '').replace('</BkToCstmrStmt></Document>', '');
    const year = `${head}${day.repeat(366)}</BkToCstmrStmt></Document>`;
    expect((await read(year)).payments).toHaveLength(366);
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

  it.each([
    ['cut off', camtOf({}).slice(0, -40), /nije ispravan ili nije potpun/],
    ['broken', camtOf({}).replace('</Ntry>', '</Entry>'), /nije ispravan ili nije potpun/],
    ['of another message type', camtOf({}).replace('camt.053', 'camt.052'), /nije bankovni izvod/],
    ['of an unknown version', camtOf({}).replace('001.08', '001.19'), /nije bankovni izvod/],
    ['without an amount', camtOf({ amount: 'pedeset' }), /bez ispravnog iznosa/],
    ['with thousandths', camtOf({ amount: '50.005' }), /bez ispravnog iznosa/],
    ['without a day', camtOf({ day: '2026-02-30' }), /bez ispravnog datuma/],
    ['without a direction', camtOf({}).replace('CRDT', ''), /uplata ili isplata/],
    ['with invalid characters', camtOf({ payer: '\u{0}' }), /XML nije ispravan/],
    ['nested too deeply', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, /preduboko/],
    ['empty', '', /prazna/],
  ])('rejects a file that is %s', async (_, xml, words) => {
    await expect(read(xml)).rejects.toMatchObject({
      status: 400,
      errors: { file: { hr: expect.stringMatching(words), en: expect.stringMatching(/\S/) } },
    });
  });

  it('rejects a file in another encoding than it declares', async () => {
    const bytes = Buffer.from(camtOf({ payer: 'René' }), 'latin1');
    await expect(readStatement(bytes)).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/oštećena/) } },
    });
  });

  const doctypes = {
    'a file of the server': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    'a URL': '<!DOCTYPE a SYSTEM "http://drugdje.example/a.dtd">',
    'a billion laughs':
      '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;"><!ENTITY d "&c;&c;&c;">]>',
  };
  it.each(Object.entries(doctypes))('rejects a DOCTYPE for %s', async (_, doctype) => {
    const xml = camtOf({ payer: '&b;' }).replace('<Document', `${doctype}<Document`);
    await expect(read(xml)).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/DOCTYPE/) } },
    });
  });

  it('rejects an undefined entity', async () => {
    await expect(read(camtOf({ payer: '&b;' }))).rejects.toMatchObject({ status: 400 });
  });

  it.each(['%PDF-1.7', 'PK\x03\x04', '\xd0\xcf\x11\xe0'])(
    'rejects a file of another type, which begins with %j',
    async (start) => {
      await expect(readStatement(Buffer.from(start, 'latin1'))).rejects.toMatchObject({
        status: 415,
      });
    },
  );

  it('reads ten thousand payments, and rejects more', async () => {
    const most = Array.from({ length: 10_000 }, () => ({ text: 'Donacija', payer: 'Ana' }));
    expect((await read(camtOf(...most))).payments).toHaveLength(10_000);
    await expect(read(camtOf(...most, {}))).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/10\.000 uplata/) } },
    });
  });
});
