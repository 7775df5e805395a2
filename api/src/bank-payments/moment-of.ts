/** A moment of a day that banks name without a time: about noon in Croatia. */
export function momentOf(day: string): string {
  return `${day}T11:00:00.000Z`;
}
