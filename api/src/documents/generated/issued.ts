/** The date of the project's call; a fixed one, so that equal content gives equal bytes. */
export const ISSUED = new Date('2024-04-26T07:00:00Z');
