/** The largest pledge, in euros. */
export const MAX_PLEDGE_EUROS = 100_000;

/** Characters of a slug. */
export const MAX_SLUG_LENGTH = 120;
