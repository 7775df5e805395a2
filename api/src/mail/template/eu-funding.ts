import type { Language } from '../../i18n/language.js';
import type { MailPicture } from './mail-picture.js';
import { cidOf } from './mail-picture.js';
import { styleOf } from './styles.js';

/** The drawing of the emblem of the European Union. */
export const EU_EMBLEM = '/images/drawings/eu-flag.svg';

/** In pixels; the picture in the mail has more, for sharp screens. */
const HEIGHT = 48;

/** The statement is prescribed (Regulation (EU) 2021/1060, annex IX). */
const TEXTS = {
  hr: { statement: 'Sufinancira Europska unija', alt: 'Zastava Europske unije' },
  en: { statement: 'Co-funded by the European Union', alt: 'Flag of the European Union' },
};

export const euStatement = (language: Language): string => TEXTS[language].statement;

/** The emblem with its statement, which is there even where the picture cannot be made. */
export function euFundingHtml(language: Language, picture: MailPicture | undefined): string {
  const { statement, alt } = TEXTS[language];
  const img =
    picture === undefined
      ? ''
      : `<td ${styleOf('emblem')}><img src="cid:${cidOf(picture)}" alt="${alt}" width="${HEIGHT * 1.5}" height="${HEIGHT}" ${styleOf('emblemPicture')}></td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${styleOf('funding')}><tr>${img}<td ${styleOf('statement')}>${statement}</td></tr></table>`;
}
