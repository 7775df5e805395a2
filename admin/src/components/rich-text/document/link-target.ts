import { isLinkable } from 'shared/link-urls';

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const host = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** Pages that count who follows a link, and lead on to the address in a parameter. */
const WRAPPERS = [
  /^(?:www\.)?google\.[a-z.]+\/url$/,
  /^lm?\.(?:facebook|instagram|messenger)\.com\/(?:l\.php)?$/,
  /^l\.wl\.co\/l$/,
  /\.safelinks\.protection\.(?:outlook|office365)\.com\//,
  /^statics\.teams\.cdn\.office\.net\/.*safelinks/,
  /^www\.youtube\.com\/redirect$/,
  /^www\.linkedin\.com\/(?:redir\/redirect|safety\/go)\/?$/,
  /^(?:duckduckgo\.com\/l\/|slack-redir\.net\/link|linkprotect\.cudasvc\.com\/url)$/,
];
const TARGETS = ['url', 'u', 'q', 'uddg', 'a'];
/** Parameters that only say where a link was followed. */
const TRACKING =
  /(?<=[?&])(?:utm_\w+|(?:fb|g|d|y|tt|tw)clid|msclkid|[gw]braid|mc_[ce]id|igsh(?:id)?|_hs(?:enc|mi)|mkt_tok|li_fat_id|srsltid)=[^&#]*&?/gi;

/** An address without wrappers and parameters that track who follows it. */
export function withoutTracking(url: string): string {
  const { host, pathname, searchParams } = new URL(URL.canParse(url) ? url : 'about:blank');
  const isWrapper = WRAPPERS.some((wrapper) => wrapper.test(`${host}${pathname}`));
  const values = isWrapper ? TARGETS.map((name) => searchParams.get(name) ?? '') : [];
  const target = values.find((value) => /^https?:\/\//i.test(value));
  if (target !== undefined) return withoutTracking(target);
  return url.replace(TRACKING, '').replace(/[?&](?=#|$)/, '');
}

/** A text whose addresses have no wrappers. */
export const withoutWrappers = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/gi, withoutTracking);

/**
 * The target of a link as it was typed or pasted: an address without scheme gets one, and one on
 * this site becomes a path. Undefined where no link may lead there.
 */
export function linkTarget(typed: string): string | undefined {
  const text = withoutTracking(typed.trim());
  const { origin } = globalThis.location;
  if (text === origin) return '/';
  if (text.startsWith(`${origin}/`)) return text.slice(origin.length);
  if (isLinkable(text)) return text;
  if (email.test(text)) return `mailto:${text}`;
  const withoutScheme = text.replace(/^http:\/\//i, '');
  const secure = `https://${withoutScheme}`;
  return host.test(withoutScheme) && isLinkable(secure) ? secure : undefined;
}
