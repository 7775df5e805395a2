const zagreb = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** dd.MM.yyyy in the association's time zone; an empty text for what is not a date. */
export function formatDate(value: string | null | undefined): string {
  if (!value || Number.isNaN(Date.parse(value))) {
    return '';
  }
  return zagreb.format(new Date(value)).replaceAll('/', '.');
}
