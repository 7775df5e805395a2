import { isSameAccount, otherAccount } from './own-account.js';
import { textAt, type XmlElement } from './xml-element.js';

interface Party {
  name: string | null;
  iban: string | null;
}

const UNKNOWN_PARTY: Party = { name: null, iban: null };

function party(details: XmlElement, role: 'Dbtr' | 'Cdtr'): Party {
  const name = (of: string) =>
    textAt(details, 'RltdPties', of, 'Pty', 'Nm') ?? textAt(details, 'RltdPties', of, 'Nm');
  return {
    name: name(role) ?? (role === 'Dbtr' ? name('UltmtDbtr') : null),
    iban: textAt(details, 'RltdPties', `${role}Acct`, 'Id', 'IBAN'),
  };
}

/**
 * The other party of a transaction: the payer of a credit, the recipient of a debit. In a reversal
 * some banks name the parties of the payment and some those of the reversal, so the party without
 * our account is the other one.
 * @param details of the transaction; without them the party is unknown
 */
export function counterparty(
  details: XmlElement | undefined,
  entry: { direction: 'CRDT' | 'DBIT'; reversed: boolean; iban: string },
): Party {
  if (!details) return UNKNOWN_PARTY;
  const debtor = party(details, 'Dbtr');
  const creditor = party(details, 'Cdtr');
  const [first, second] = entry.reversed ? [debtor, creditor] : [creditor, debtor];
  const isOther = ({ name, iban }: Party) =>
    (name !== null || iban !== null) && !isSameAccount(iban, entry.iban);
  const outgoing =
    (second.iban !== null && isOther(second) && first.iban === null) || !isOther(first)
      ? second
      : first;
  const { name, iban } = entry.direction === 'CRDT' ? debtor : outgoing;
  return { name, iban: otherAccount(iban, entry.iban) };
}
