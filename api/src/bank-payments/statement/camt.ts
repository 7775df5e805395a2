import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DomainError } from '../../problems/domain-errors.js';
import { readCamtEntry } from './camt-entry.js';
import { isOfSection, readSection, SECTION_ELEMENTS } from './camt-section.js';
import { otherXml } from './other-formats.js';
import { isSameAccount } from './own-account.js';
import {
  checkCount,
  emptyStatement,
  leaveToOtherAccount,
  MAX_TEXT,
  refuse,
  storedText,
  type Statement,
} from './statement.js';
import { RELEVANT_ELEMENTS, textAt, type XmlElement } from './xml-element.js';

/** Bank to customer statements, versions 02 to 13 (https://www.iso20022.org). */
const STATEMENT = 'BkToCstmrStmt';
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:0[2-9]|1[0-3])$/;
/** Maximum depth of elements; statements need about twelve. */
const MAX_DEPTH = 60;
/** Maximum number of children: of elements that hold transactions, and of any other. */
const MAX_CHILDREN = { transactions: 10_000, others: 60 };
const WITH_TRANSACTIONS = new Set(['Ntry', 'NtryDtls']);
/** Maximum number of elements in one entry; a transaction needs about twenty. */
const MAX_ELEMENTS = 300_000;
/** Characters parsed at once; between two chunks the event loop serves other requests. */
const CHUNK_LENGTH = 64 * 1024;

/** The number of the account of a statement, an IBAN or another one. */
const accountOf = (statement: XmlElement): string | null =>
  textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id');

/**
 * SAX reader of camt.053. It retains only one entry at a time, and in it only the relevant
 * elements.
 */
class CamtReader {
  readonly statement: Statement = emptyStatement('camt');
  private readonly parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  private readonly open: XmlElement[] = [];
  private depth = 0;
  /** The depth within an element that is skipped. */
  private skipped = 0;
  /** The number of elements retained. */
  private retained = 0;
  private found = false;
  /** The first two elements, by which other XML is told. */
  private readonly head: { name: string; namespace: string }[] = [];
  /** The entries of the statement being read, if it is of another account. */
  private foreignEntries = 0;

  /** @param iban the account whose entries are read */
  constructor(private readonly iban: string) {
    this.parser.on('doctype', () => {
      throw refuse(
        'Izvod ne smije sadržavati DOCTYPE ni vlastite entitete.',
        'The statement may not hold a DOCTYPE or entities of its own.',
      );
    });
    this.parser.on('opentag', (tag) => this.openElement(tag));
    this.parser.on('text', (text) => this.addText(text));
    this.parser.on('cdata', (text) => this.addText(text));
    this.parser.on('closetag', () => this.closeElement());
  }

  async read(xml: string): Promise<Statement> {
    try {
      for (let at = 0; at < xml.length; at += CHUNK_LENGTH) {
        this.parser.write(xml.slice(at, at + CHUNK_LENGTH));
        await nextTurn();
      }
      this.parser.close();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const { line } = this.parser;
      throw refuse(
        `XML nije ispravan ili nije potpun (redak ${line}).`,
        `The XML is not well-formed or not complete (line ${line}).`,
      );
    }
    if (this.found) return this.statement;
    throw otherXml(this.head);
  }

  private openElement({ local, uri, attributes }: SaxesTagNS): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) {
      throw refuse('XML je preduboko ugniježđen.', 'The XML is nested too deeply.');
    }
    if (this.head.length < 2) this.head.push({ name: local, namespace: uri });
    const parent = this.open.at(-1);
    if (!parent && !(local === STATEMENT && NAMESPACE.test(uri))) return;
    if (parent && (this.skipped > 0 || !this.isRelevant(parent, local))) {
      this.skipped += 1;
      return;
    }
    this.retained += 1;
    const element: XmlElement = {
      name: local,
      text: '',
      line: this.parser.line,
      children: [],
      currency: attributes.Ccy?.value,
    };
    this.found = true;
    parent?.children.push(element);
    this.open.push(element);
  }

  /** Whether an element is read: by its name, up to the maximum number of children. */
  private isRelevant(parent: XmlElement, name: string): boolean {
    const isRead =
      parent.name === 'Stmt'
        ? name === 'Ntry' || SECTION_ELEMENTS.has(name)
        : RELEVANT_ELEMENTS.has(name) || isOfSection(parent.name, name);
    if (!isRead) return false;
    if (this.retained > MAX_ELEMENTS) {
      throw refuse(
        'Stavka izvoda ima previše dijelova.',
        'An entry of the statement has too many parts.',
      );
    }
    if (!WITH_TRANSACTIONS.has(parent.name)) return parent.children.length < MAX_CHILDREN.others;
    if (parent.children.length < MAX_CHILDREN.transactions) return true;
    throw refuse(
      'Stavka izvoda ima više od 10.000 uplata.',
      'An entry of the statement holds more than 10,000 payments.',
    );
  }

  private addText(text: string): void {
    const element = this.open.at(-1);
    if (!element || this.skipped > 0) return;
    element.text += text.slice(0, MAX_TEXT - element.text.length);
  }

  private closeElement(): void {
    this.depth -= 1;
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    const element = this.open.pop();
    const parent = this.open.at(-1);
    // Removed once read: a file may hold a statement for each day of a year.
    if (element?.name === 'Stmt') {
      parent?.children.pop();
      this.closeStatement(element);
    } else if (element?.name === 'Ntry' && parent?.name === 'Stmt') {
      parent.children.pop();
      this.retained = 0;
      this.readEntry(element, parent);
    }
  }

  private readEntry(entry: XmlElement, statement: XmlElement): void {
    if (!isSameAccount(accountOf(statement), this.iban)) {
      this.foreignEntries += 1;
      return;
    }
    const found = readCamtEntry(entry, this.iban);
    this.statement.payments.push(...found.payments);
    this.statement.outgoing.push(...found.outgoing);
    this.statement.leftOut += found.leftOut;
    checkCount(this.statement);
  }

  private closeStatement(statement: XmlElement): void {
    const account = accountOf(statement);
    if (isSameAccount(account, this.iban)) {
      this.statement.sections.push(readSection(statement));
    } else {
      const written = storedText(account?.toUpperCase(), 'account');
      leaveToOtherAccount(this.statement, written, this.foreignEntries);
    }
    this.foreignEntries = 0;
  }
}

/**
 * Reads a camt.053 statement, entry by entry.
 * @param iban the account whose entries are read; others are counted
 * @throws InvalidInputError naming `file`
 */
export function readCamt(xml: string, iban: string): Promise<Statement> {
  return new CamtReader(iban).read(xml);
}
