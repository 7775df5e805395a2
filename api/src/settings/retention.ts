/**
 * Limits of the retention periods in the settings, in the unit that each name says. The shortest
 * leave time to answer a message, to confirm an address, and to prove a donation to the tax
 * authority; the longest prevent "for ever" by mistake.
 */
export const RETENTION = {
  contactMonths: { min: 1, max: 120 },
  unconfirmedDays: { min: 7, max: 365 },
  donationYears: { min: 7, max: 30 },
} as const;
