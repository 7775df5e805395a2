import { isLinkable } from 'shared/link-urls';

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/**
 * The target of a link as it was typed or pasted: an address without scheme gets one, and one on
 * this site becomes a path. Undefined where no link may lead there.
 */
export function linkTarget(typed: string): string | undefined {
  const text = typed.trim();
  const { origin } = globalThis.location;
  if (text === origin) return '/';
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length);
  if (isLinkable(text)) return text;
  if (email.test(text)) return `mailto:${text}`;
  const withoutScheme = text.replace(/^http:\/\//i, '');
  const secure = `https://${withoutScheme}`;
  return host.test(withoutScheme) && isLinkable(secure) ? secure : undefined;
}
