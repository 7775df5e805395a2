/** The global of Node and of browsers. */
declare const URL: {
  new (address: string): { protocol: string; username: string; password: string };
  canParse: (address: string) => boolean;
};

/** Longer addresses are not linked. */
const MAX_LENGTH = 2000;

/** Control characters, white space, backslashes and invisible marks, which parsers disagree on. */
const UNCLEAR = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\<>"]/u;
const OWN_PATH = /^\/(?!\/)/;
const MAIL = /^mailto:[^\s@?]+@[^\s@?]+(?:\?[^\s]*)?$/i;
const PHONE = /^tel:\+?[\d().-]+$/i;

function isHttps(address: string): boolean {
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  // A name before the host passes another host off as it: https://bank.hr@example.com.
  return protocol === 'https:' && username === '' && password === '';
}

const isClear = (address: string): boolean =>
  address.length <= MAX_LENGTH && !UNCLEAR.test(address);

/** Whether a link may have this URL: https, mailto, tel, a path on this site, or a fragment. */
export function isLinkable(address: string): boolean {
  if (!isClear(address)) return false;
  return (
    OWN_PATH.test(address) ||
    /^#./.test(address) ||
    MAIL.test(address) ||
    PHONE.test(address) ||
    isHttps(address)
  );
}

/** Whether a text may show the picture at an address: only one on this site. */
export const isOwnPicture = (address: string): boolean =>
  isClear(address) && OWN_PATH.test(address) && !address.startsWith('/api/');
