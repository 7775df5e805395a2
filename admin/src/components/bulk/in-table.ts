/** A check box in a low line of a table, as large as a finger on touch screens. */
export const inTable = {
  p: 0.5,
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
} as const;
