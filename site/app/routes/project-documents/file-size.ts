import { localeOf } from 'shared/language';
import type { Language } from '~/i18n/language';

const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(value);

/** Bytes in decimal units, as in file managers: `3,8 MB` / `3.8 MB`, `453 kB`, `120 B`. */
export function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.round(bytes / 1000);
  if (bytes < 1000) return `${formatNumber(bytes, language)}\u00a0B`;
  if (kilobytes < 1000) return `${formatNumber(kilobytes, language)}\u00a0kB`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10, language)}\u00a0MB`;
}
