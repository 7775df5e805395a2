import { setImmediate as nextTurn } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DomainError } from '../../http/domain-errors.js';
import { camtEntry } from './camt-entry.js';
import { checkCount, refuse, type Statement } from './statement.js';
import { textAt, type XmlElement } from './xml-element.js';

/** Bank to customer statements, versions 02 to 08 (https://www.iso20022.org). */
const STATEMENT = 'BkToCstmrStmt';
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/;
/** Statements nest a dozen elements. */
const MAX_DEPTH = 60;
/** Characters read at a stretch; in between, others get their answers. */
const STRETCH = 256 * 1024;

/** Reads a statement element by element; of an entry nothing is kept but what it says. */
class CamtReader {
  readonly statement: Statement = { format: 'camt', payments: [], leftOut: 0 };
  readonly #parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  readonly #open: XmlElement[] = [];
  #depth = 0;
  #found = false;

  constructor() {
    this.#parser.on('doctype', () => {
      throw refuse(
        'Izvod ne smije sadržavati DOCTYPE ni vlastite entitete.',
        'The statement may not hold a DOCTYPE or entities of its own.',
      );
    });
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('closetag', () => this.#leave());
  }

  async read(xml: string): Promise<Statement> {
    try {
      for (let at = 0; at < xml.length; at += STRETCH) {
        this.#parser.write(xml.slice(at, at + STRETCH));
        await nextTurn();
      }
      this.#parser.close();
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const { line } = this.#parser;
      throw refuse(
        `XML nije ispravan ili nije potpun (redak ${line}).`,
        `The XML is not well-formed or not complete (line ${line}).`,
      );
    }
    if (this.#found) return this.statement;
    throw refuse(
      'Ovo nije bankovni izvod u obliku camt.053 (od camt.053.001.02 do camt.053.001.08).',
      'This is not a bank statement as camt.053 (from camt.053.001.02 to camt.053.001.08).',
    );
  }

  #enter({ local, uri, attributes }: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) {
      throw refuse('XML je preduboko ugniježđen.', 'The XML is nested too deeply.');
    }
    const parent = this.#open.at(-1);
    if (!parent && !(local === STATEMENT && NAMESPACE.test(uri))) return;
    const element: XmlElement = {
      ...{ name: local, text: '', children: [] },
      currency: attributes.Ccy?.value,
    };
    this.#found = true;
    parent?.children.push(element);
    this.#open.push(element);
  }

  #add(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  #leave(): void {
    this.#depth -= 1;
    const element = this.#open.pop();
    const parent = this.#open.at(-1);
    if (element?.name !== 'Ntry' || parent?.name !== 'Stmt') return;
    parent.children.pop();
    const { payments, leftOut } = camtEntry(element, textAt(parent, 'Acct', 'Id', 'IBAN'));
    this.statement.payments.push(...payments);
    this.statement.leftOut += leftOut;
    checkCount(this.statement.payments.length);
  }
}

/**
 * Reads a camt.053 statement, entry by entry.
 * @throws InvalidInputError naming `file`
 */
export function readCamt(xml: string): Promise<Statement> {
  return new CamtReader().read(xml);
}
