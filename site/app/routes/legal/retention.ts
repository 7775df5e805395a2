/** How long data are kept, in the unit each text names; as the settings are seeded. */
export const retention = { newsletter: 30, contact: 24, donations: 11 } as const;
