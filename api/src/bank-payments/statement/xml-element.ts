/** An XML element; names are without prefix. */
export interface XmlElement {
  name: string;
  text: string;
  /** The number of its line. */
  line: number;
  /** The attribute `Ccy` of an amount. */
  currency: string | undefined;
  children: XmlElement[];
}

/** The elements at the end of a path of names. */
export function elementsAt(element: XmlElement, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  );
}

/** The non-empty texts at the end of a path. */
export function textsAt(element: XmlElement, ...path: string[]): string[] {
  return elementsAt(element, ...path).flatMap(({ text }) => text.trim() || []);
}

/** The first text at the end of a path. */
export function textAt(element: XmlElement, ...path: string[]): string | null {
  return textsAt(element, ...path)[0] ?? null;
}

/** Names of the elements in an entry that are read; others are skipped. */
export const RELEVANT_ELEMENTS: ReadonlySet<string> = new Set([
  'Stmt',
  'Id',
  'IBAN',
  'Othr',
  'Amt',
  'CdtDbtInd',
  'RvslInd',
  'Sts',
  'Cd',
  'BookgDt',
  'ValDt',
  'Dt',
  'DtTm',
  'AcctSvcrRef',
  'AddtlNtryInf',
  'BkTxCd',
  'Domn',
  'Fmly',
  'SubFmlyCd',
  'NtryDtls',
  'TxDtls',
  'AmtDtls',
  'TxAmt',
  'InstdAmt',
  'Refs',
  'EndToEndId',
  'TxId',
  'RtrInf',
  'RltdPties',
  'Dbtr',
  'DbtrAcct',
  'UltmtDbtr',
  'Cdtr',
  'CdtrAcct',
  'Pty',
  'Nm',
  'RmtInf',
  'Ustrd',
  'Strd',
  'CdtrRefInf',
  'Ref',
  'AddtlRmtInf',
  'AddtlTxInf',
]);
