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
}

/** The pictures of a mail by their addresses in its text. */
export type MailPictures = Readonly<Record<string, MailPicture>>;

/** The Content-ID by which the HTML of a mail refers to a picture (RFC 2392). */
export const cidOf = ({ hash }: Pick<MailPicture, 'hash'>): string => `${hash}@pictures`;

/** Where HTML refers to a picture; the first group is its hash. */
export const CID_ADDRESS = /cid:([0-9a-f]{32})@pictures/g;

const FILE_NAMES: Record<Language, string> = { hr: 'slika', en: 'picture' };

/** The files of a mail's pictures, which are made when it is sent. */
export function pictureAttachments(
  pictures: MailPictures,
  language: Language,
): GeneratedAttachment[] {
  const byHash = new Map(Object.values(pictures).map((picture) => [picture.hash, picture]));
  return [...byHash.values()].map(({ hash, format }, index) => ({
    filename: `${FILE_NAMES[language]}-${index + 1}.${format === 'png' ? 'png' : 'jpg'}`,
    contentType: `image/${format}`,
    maker: PICTURE_MAKER,
    of: { hash },
    cid: cidOf({ hash }),
  }));
}
