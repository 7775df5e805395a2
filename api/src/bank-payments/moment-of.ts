/** An instant for a day that banks give without a time: about noon in Croatia. */
export function momentOf(day: string): Date {
  return new Date(`${day}T11:00:00.000Z`);
}
