import type { Language } from '../../i18n/language.js';
import type { GeneratedAttachment } from '../mail.entity.js';

/** The generator of the files of pictures, by which mails refer to it. */
export const PICTURE_MAKER = 'picture';

/** A picture of the library as mails carry it. Issues of the newsletter are stored with it. */
export interface MailPicture {
  hash: string;
  format: 'jpeg' | 'png';
  /** In pixels. */
  width: number;
  height: number;
  /** The address of the whole picture, where this is a small one beside a text. */
  small?: string;
}

/** The width of a small picture, for which its file has twice as many pixels. */
export const SMALL_WIDTH = 160;

/** The pictures of a mail by their addresses in its text. */
export type MailPictures = Readonly<Record<string, MailPicture>>;

/** The Content-ID by which the HTML of a mail refers to a picture (RFC 2392). */
export const cidOf = ({ hash }: Pick<MailPicture, 'hash'>): string => `${hash}@pictures`;

/** Where HTML refers to a picture; the first group is its hash. */
export const CID_URL = /cid:([0-9a-f]{32})@pictures/g;

/** The key of a small picture among a mail's pictures, which may show the whole one, too. */
export const smallKey = (url: string): string => `small ${url}`;

const FILE_NAMES: Record<Language, string> = { hr: 'slika', en: 'picture' };

/** The files of a mail's pictures, which are made when it is sent. */
export function pictureAttachments(
  pictures: MailPictures,
  language: Language,
): GeneratedAttachment[] {
  const byHash = new Map(Object.values(pictures).map((picture) => [picture.hash, picture]));
  return [...byHash.values()].map(({ hash, format, small }, index) => ({
    filename: `${FILE_NAMES[language]}-${index + 1}.${format === 'png' ? 'png' : 'jpg'}`,
    contentType: `image/${format}`,
    maker: PICTURE_MAKER,
    of: { hash, ...(small !== undefined && { small }) },
    cid: cidOf({ hash }),
  }));
}
