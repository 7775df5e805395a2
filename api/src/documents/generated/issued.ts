/** The day the project's call was issued: fixed, so that the same content gives the same bytes. */
export const ISSUED = new Date('2024-04-26T07:00:00Z');
