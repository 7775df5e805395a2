/**
 * Limits of the retention periods in the settings, in the unit of each name. The minimum leaves
 * time to answer a message, to confirm an e-mail address, and to prove a donation to the tax
 * authority, and to find out who changed something; the maximum prevents unlimited storage by
 * mistake.
 */
export const RETENTION = {
  contactMonths: { min: 1, max: 120 },
  unconfirmedDays: { min: 7, max: 365 },
  donationYears: { min: 7, max: 30 },
  auditMonths: { min: 6, max: 120 },
} as const;
