import type { Text } from '../../i18n/language.js';
import { UnsupportedMediaTypeError, type InvalidInputError } from '../../problems/domain-errors.js';
import { refuse } from './statement.js';

/** Says what a file is, and what to export instead. */
const explain = ({ hr, en }: Text): Text => ({
  hr: `Datoteka mora biti bankovni izvod u obliku camt.053 (XML) ili CSV, a ovo je ${hr}. U internetskom bankarstvu odaberite izvoz izvoda ili prometa kao camt.053 (XML) ili CSV.`,
  en: `The file must be a bank statement as camt.053 (XML) or CSV, but this is ${en}. In your online banking choose to export the statement or the transactions as camt.053 (XML) or CSV.`,
});

const unsupported = (what: Text): UnsupportedMediaTypeError => {
  const file = explain(what);
  return new UnsupportedMediaTypeError(file, { file });
};

const HTML: Text = {
  hr: 'web-stranica (HTML), iako joj naziv možda završava na .xls',
  en: 'a web page (HTML), though its name may end in .xls',
};
const EXCEL: Text = { hr: 'radna knjiga programa Excel', en: 'an Excel workbook' };

/** What banks offer beside CSV and camt.053, by the first characters of the file. */
const FORMATS: readonly [RegExp, Text][] = [
  [/^%PDF/, { hr: 'PDF', en: 'a PDF' }],
  [/^ÐÏ\p{Cc}à/u, EXCEL],
  [/^PK\p{Cc}\p{Cc}[^]*(?:\[Content_Types\]|xl\/)/u, EXCEL],
  [
    /^PK\p{Cc}\p{Cc}/u,
    {
      hr: 'ZIP arhiva, koju treba raspakirati, ili dokument uredskog programa',
      en: 'a ZIP archive, which has to be unpacked, or a document of an office program',
    },
  ],
  [/<Workbook[\s>]|progid="Excel/i, EXCEL],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<(?:!doctype\s+html|html|head|meta|body|table|style|div)\b/is,
    HTML,
  ],
  [/^\s*<(?!\?)[^]*<(?:table|tr|td)\b/i, HTML],
  [
    /(?:^|[\r\n{])(?::20:|:25:|1:F01)[^\r\n]*[\r\n]/,
    { hr: 'izvod u obliku SWIFT MT940', en: 'a statement as SWIFT MT940' },
  ],
  [/^\s*(?:OFXHEADER|<OFX>|<\?OFX)/i, { hr: 'izvod u obliku OFX', en: 'a statement as OFX' }],
  [/^\s*!Type:/i, { hr: 'izvod u obliku QIF', en: 'a statement as QIF' }],
  [/^\s*(?:\[\s*\{|\{\s*")/, { hr: 'JSON', en: 'JSON' }],
  [/^\{\\rtf/, { hr: 'tekstni dokument (RTF)', en: 'a text document (RTF)' }],
];

/** The refusal of a file that is in one of the known other formats. */
export function otherFormat(head: string): UnsupportedMediaTypeError | undefined {
  const found = FORMATS.find(([pattern]) => pattern.test(head));
  return found && unsupported(found[1]);
}

/** The refusal of a file that is no text and in no known format. */
export const noText = (): UnsupportedMediaTypeError =>
  unsupported({ hr: 'druga vrsta datoteke', en: 'another kind of file' });

const MESSAGE = /^urn:iso:std:iso:20022:tech:xsd:((\w+\.\d{3})\.\d{3}\.\d{2})$/;
const MESSAGES: Record<string, Text> = {
  'camt.052': {
    hr: 'izvješće o prometu tijekom dana (camt.052), u kojem stavke još nisu konačne',
    en: 'a report of transactions within a day (camt.052), whose entries are not final',
  },
  'camt.053': {
    hr: 'izvod camt.053 u inačici koja nije podržana (podržane su od camt.053.001.02 do camt.053.001.13)',
    en: 'a camt.053 statement of a version that is not supported (from camt.053.001.02 to camt.053.001.13)',
  },
  'camt.054': {
    hr: 'obavijest o knjiženju (camt.054), koja nije izvod',
    en: 'a notification of a booking (camt.054), which is no statement',
  },
  'pain.001': {
    hr: 'nalog za plaćanje (pain.001), koji nije izvod',
    en: 'a payment order (pain.001), which is no statement',
  },
};

/**
 * The refusal of XML that is no statement.
 * @param head its first elements
 */
export function otherXml(head: readonly { namespace: string }[]): InvalidInputError {
  const [message] = head.flatMap(({ namespace }) => {
    const [, name, kind] = MESSAGE.exec(namespace) ?? [];
    return name && kind ? [{ name, kind }] : [];
  });
  const { name = '', kind = '' } = message ?? {};
  const isoMessage = {
    hr: `poruka ${name}, koja nije izvod`,
    en: `the message ${name}, which is no statement`,
  };
  const { hr, en } = explain(
    MESSAGES[kind] ??
      (message ? isoMessage : { hr: 'XML koji nije izvod', en: 'XML that is no statement' }),
  );
  return refuse(hr, en);
}
