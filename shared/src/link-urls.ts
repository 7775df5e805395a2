/** The global of Node and of browsers. */
declare const URL: {
  new (url: string): { protocol: string; username: string; password: string };
  canParse: (url: string) => boolean;
};

/** Longer addresses are not linked. */
const MAX_LENGTH = 2000;

/** Control characters, white space, backslashes and invisible marks, which parsers disagree on. */
const UNCLEAR = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\<>"]/u;
const OWN_PATH = /^\/(?!\/)/;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+(?:\?[^\s]*)?$/i;
const PHONE = /^tel:\+?[\d().-]+$/i;

function isHttps(url: string): boolean {
  if (!/^https:\/\/[^/]/i.test(url) || !URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  // A name before the host passes another host off as it: https://bank.hr@example.com.
  return protocol === 'https:' && username === '' && password === '';
}

const isClear = (url: string): boolean => url.length <= MAX_LENGTH && !UNCLEAR.test(url);

/** Whether a link may have this URL: https, mailto, tel, a path on this site, or a fragment. */
export function isLinkable(url: string): boolean {
  if (!isClear(url)) return false;
  return OWN_PATH.test(url) || /^#./.test(url) || MAIL.test(url) || PHONE.test(url) || isHttps(url);
}

/** Whether a text may show the picture at an address: only one on this site. */
export const isOwnPicture = (url: string): boolean =>
  isClear(url) && OWN_PATH.test(url) && !url.startsWith('/api/');
