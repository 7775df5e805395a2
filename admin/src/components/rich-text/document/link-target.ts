const schemes = /^(?:https|mailto|tel):/i;
/** White space and control characters, which browsers ignore within a scheme. */
const invisible = /[\p{Cc}\p{Cf}\p{Z}]/u;

/** Whether a text may be the target of a link: https, mailto, tel, or an own path or anchor. */
export function isLinkTarget(href: string): boolean {
  if (href === '' || invisible.test(href)) return false;
  return schemes.test(href) || /^\/(?![/\\])/.test(href) || /^#./.test(href);
}

const address = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
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
  if (isLinkTarget(text)) return text;
  if (address.test(text)) return `mailto:${text}`;
  const secure = /^http:\/\//i.test(text) ? text.replace(/^http/i, 'https') : `https://${text}`;
  const candidate = text.replace(/^http:\/\//i, '');
  return host.test(candidate) ? secure : undefined;
}
