import type { FieldRules } from '../../api/form-rules';

const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address without `https://` gets it; anything that is no address stays as it is. */
export function completedUrl(typed: string): string {
  const text = typed.trim();
  const url = text.replace(/^(?:https?:)?\/\//i, '');
  return host.test(url) ? `https://${url}` : text;
}

/** The groups of a Croatian number without its leading zero, as they are read aloud. */
function grouped(digits: string): string {
  const area = digits.startsWith('1') ? 1 : 2;
  const rest = digits.slice(area);
  return [digits.slice(0, area), rest.slice(0, 3), rest.slice(3)].filter(Boolean).join(' ');
}

/** A Croatian phone number gets its country code; anything that is no number stays as it is. */
export function completedPhone(typed: string): string {
  const text = typed.trim();
  const digits = text.replace(/\D/g, '');
  if (!/^\+?[\d /().-]+$/.test(text) || digits.length < 7) return text;
  const spaced = text
    .replace(/^(\+385|00385)\s*\(0\)/, '$1 ')
    .replace(/[/().-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (spaced.startsWith('+')) return spaced;
  if (spaced.startsWith('00')) return `+${spaced.slice(2)}`;
  if (spaced.startsWith('385')) return `+${spaced}`;
  if (!spaced.startsWith('0')) return text;
  return `+385 ${spaced.includes(' ') ? spaced.slice(1).trim() : grouped(spaced.slice(1))}`;
}

/** How an input completes what is typed, by the pattern in the API's rules; undefined for most. */
export function completionOf({ checks = [] }: FieldRules): ((typed: string) => string) | undefined {
  const patterns = checks.filter(({ check }) => check === 'matches').map(({ limit }) => limit);
  const starts = (beginning: string) =>
    patterns.some((pattern) => String(pattern).includes(beginning));
  if (starts('https:')) return completedUrl;
  return starts('^\\+') ? completedPhone : undefined;
}
