/** What an entry out of the account says of itself. */
export type OutgoingSays =
  /** That it takes a payment back. */
  | 'reversal'
  /** That something is given back, which may be anything. */
  | 'refund'
  /** Nothing of the kind. */
  | 'nothing';

/** By which banks name an entry that undoes another: storno, poništenje, reversal, chargeback. */
const REVERSAL =
  /(?<!\p{L})(?:storn|poni[šs]t|opoziv|revers|rückbuchung|rueckbuchung|charge-?back)/iu;
/** By which people and banks say that money went back. */
const REFUND = /(?<!\p{L})(?:povrat|povra[ćc]|vra[ćc]|refund|return)/iu;

/** What the words of an entry say. */
export function saidIn(texts: readonly string[]): OutgoingSays {
  if (texts.some((text) => REVERSAL.test(text))) return 'reversal';
  return texts.some((text) => REFUND.test(text)) ? 'refund' : 'nothing';
}
