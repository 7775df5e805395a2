/** What the texts of a debit indicate. */
export type ReversalHint =
  /** A reversed payment. */
  | 'reversal'
  /** A refund of anything. */
  | 'refund'
  /** Neither. */
  | 'nothing';

/** Words of banks for a reversal: storno, poništenje, reversal, chargeback. */
const REVERSAL =
  /(?<!\p{L})(?:storn|poni[šs]t|opoziv|revers|rückbuchung|rueckbuchung|charge-?back)/iu;
/** Words for returned money. */
const REFUND = /(?<!\p{L})(?:povrat|povra[ćc]|vra[ćc]|refund|return)/iu;

/** Classifies a debit by its texts. */
export function reversalHint(texts: readonly string[]): ReversalHint {
  if (texts.some((text) => REVERSAL.test(text))) return 'reversal';
  return texts.some((text) => REFUND.test(text)) ? 'refund' : 'nothing';
}
