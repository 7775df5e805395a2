const kilobyte = 1000;
const megabyte = kilobyte * kilobyte;

/** Formats a number of bytes: 36 kB, 3,8 MB. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= megabyte;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / megabyte : Math.max(bytes / kilobyte, 1));
}
