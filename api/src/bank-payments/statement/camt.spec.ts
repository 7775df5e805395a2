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

describe('a camt.053 statement', () => {
  it.each(['02', '08'] as const)('of version %s is read with all it says', async (version) => {
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
          searched: ['HR002026-00128', 'PLATNI-NALOG-7', 'Donacija & pozdrav'],
        },
      ],
    });
  });

  it('is read with a prefix before its names, in an envelope, and in another encoding', async () => {
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
    'of version %s tells the payments of one entry apart',
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

  it('takes an entry for one payment where its parts do not add up to it', async () => {
    const parts = [camtDetails({ amount: '20.00', payer: 'Ana' }), camtDetails({ payer: 'Ivo' })];
    const { payments } = await read(camt([camtEntry({ amount: '50.00' }, '08', parts)]));
    expect(payments).toMatchObject([{ cents: 5000, payerName: null }]);
  });

  it('leaves out and counts returns of our own money, and what is not booked', async () => {
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
    ['as they were', 'Dbtr', 'Cdtr'],
    ['as they are now', 'Cdtr', 'Dbtr'],
  ])('names the payer of a reversal, with the parties %s', async (_, payer, own) => {
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

  it('has no end-to-end identification where the payer gave none', async () => {
    const ids = ['NOTPROVIDED', 'HR99', '-', 'HR00 5'];
    const { payments } = await read(camtOf(...ids.map((endToEndId) => ({ endToEndId }))));
    expect(payments.map(({ endToEndId }) => endToEndId)).toEqual([null, null, null, 'HR00 5']);
  });

  it('is cut where it is longer than any statement, and refused where it has too many parts', async () => {
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

  it('may hold a statement for each day of a year', async () => {
    const [head = '', ...days] = camtOf({}).split(/(?=<Stmt>)/);
    const day = (days[0] ?? '').replace('</BkToCstmrStmt></Document>', '');
    const year = `${head}${day.repeat(366)}</BkToCstmrStmt></Document>`;
    expect((await read(year)).payments).toHaveLength(366);
  });

  it('has no reference where the payer gave the model alone', async () => {
    const { payments } = await read(camtOf({ reference: 'HR99' }, { reference: 'HR99 1' }));
    expect(payments.map(({ reference }) => reference)).toEqual([null, 'HR99 1']);
  });

  it('is read where a long text is cut into pieces within the reference', async () => {
    const cut = '<Ustrd>hvala 2026-0</Ustrd><Ustrd>0128</Ustrd>';
    const { payments } = await read(camtOf({ text: 'x' }).replace('<Ustrd>x</Ustrd>', cut));
    expect(payments[0]?.searched).toContain('hvala 2026-00128');
  });

  it.each([
    ['cut off', camtOf({}).slice(0, -40), /nije ispravan ili nije potpun/],
    ['broken', camtOf({}).replace('</Ntry>', '</Entry>'), /nije ispravan ili nije potpun/],
    ['of another kind', camtOf({}).replace('camt.053', 'camt.052'), /nije bankovni izvod/],
    ['of an unknown version', camtOf({}).replace('001.08', '001.19'), /nije bankovni izvod/],
    ['without an amount', camtOf({ amount: 'pedeset' }), /bez ispravnog iznosa/],
    ['with thousandths', camtOf({ amount: '50.005' }), /bez ispravnog iznosa/],
    ['without a day', camtOf({ day: '2026-02-30' }), /bez ispravnog datuma/],
    ['without a direction', camtOf({}).replace('CRDT', ''), /uplata ili isplata/],
    ['in no encoding', camtOf({ payer: '\u{0}' }), /XML nije ispravan/],
    ['nested for ever', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}`, /preduboko/],
    ['empty', '', /prazna/],
  ])('that is %s is refused', async (_, xml, words) => {
    await expect(read(xml)).rejects.toMatchObject({
      status: 400,
      errors: { file: { hr: expect.stringMatching(words), en: expect.stringMatching(/\S/) } },
    });
  });

  it('that is in another encoding than it says is refused', async () => {
    const bytes = Buffer.from(camtOf({ payer: 'René' }), 'latin1');
    await expect(readStatement(bytes)).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/oštećena/) } },
    });
  });

  const doctypes = {
    'a file of the server': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    'an address': '<!DOCTYPE a SYSTEM "http://drugdje.example/a.dtd">',
    'a billion laughs':
      '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;"><!ENTITY d "&c;&c;&c;">]>',
  };
  it.each(Object.entries(doctypes))('with a DOCTYPE for %s is refused', async (_, doctype) => {
    const xml = camtOf({ payer: '&b;' }).replace('<Document', `${doctype}<Document`);
    await expect(read(xml)).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/DOCTYPE/) } },
    });
  });

  it('with an entity that nobody defined is refused', async () => {
    await expect(read(camtOf({ payer: '&b;' }))).rejects.toMatchObject({ status: 400 });
  });

  it.each(['%PDF-1.7', 'PK\x03\x04', '\xd0\xcf\x11\xe0'])(
    'that is another kind of file, %j, is refused by its kind',
    async (start) => {
      await expect(readStatement(Buffer.from(start, 'latin1'))).rejects.toMatchObject({
        status: 415,
      });
    },
  );

  it('may hold ten thousand payments, and no more', async () => {
    const most = Array.from({ length: 10_000 }, () => ({ text: 'Donacija', payer: 'Ana' }));
    expect((await read(camtOf(...most))).payments).toHaveLength(10_000);
    await expect(read(camtOf(...most, {}))).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/10\.000 uplata/) } },
    });
  });
});
