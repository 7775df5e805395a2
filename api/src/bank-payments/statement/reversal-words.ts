/** How an entry out of the account is marked by its words. */
export type OutgoingSays =
  /** That it takes a payment back. */
  | 'reversal'
  /** That something is given back, which may be anything. */
  | 'refund'
  /** Nothing of the kind. */
  | 'nothing';

/**
 * The banks' words for an entry that reverses another: storno, poništenje, reversal, chargeback.
 */
const REVERSAL =
  /(?<!\p{L})(?:storn|poni[šs]t|opoziv|revers|rückbuchung|rueckbuchung|charge-?back)/iu;
/** The words of people and banks for money that was returned. */
const REFUND = /(?<!\p{L})(?:povrat|povra[ćc]|vra[ćc]|refund|return)/iu;

/** Classifies an entry by its words. */
export function saidIn(texts: readonly string[]): OutgoingSays {
  if (texts.some((text) => REVERSAL.test(text))) return 'reversal';
  return texts.some((text) => REFUND.test(text)) ? 'refund' : 'nothing';
}
