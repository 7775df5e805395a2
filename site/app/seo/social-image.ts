import { CARD_TONES, type CardTone } from 'shared/card-tones';
import { defaultLanguage, type Language } from '~/i18n/language';

export function parseTone(name: string | null): CardTone {
  return CARD_TONES.find((tone) => tone === name) ?? 'sea';
}

/** What of a page is drawn into the picture that others show beside a link to it. */
export interface SocialCard {
  title: string;
  /** Kind or category of the page. */
  section?: string;
  siteName: string;
  tone: CardTone;
}

/** Raised when the drawing itself changes, so that those who keep it ask for it again. */
const DRAWING = 2;

export const socialImageSize = { width: 1200, height: 630 } as const;

/** The colours of the parts of the site; all others are the sea's. */
const partTones: Partial<Record<string, CardTone>> = {
  about: 'olive',
  blog: 'fig',
  contact: 'olive',
  donate: 'terracotta',
  events: 'terracotta',
  'project-documents': 'olive',
};

export function toneOfPart(path: string): CardTone {
  return partTones[path.split('/')[1] ?? ''] ?? 'sea';
}

/**
 * The path of a page's picture. The server draws it of what the page says of itself; the version
 * says only which of its drawings is meant.
 */
export function socialImagePath(
  path: string,
  language: Language,
  query: Record<string, string> | undefined,
  card: SocialCard,
): string {
  const { title, section = '', siteName, tone } = card;
  const version = fingerprint([DRAWING, title, section, siteName, tone].join('\n'));
  const search = new URLSearchParams({ ...query, tone, v: version });
  const name = path === '/' ? '/index' : path;
  return `/og/${language === 'en' ? 'en' : defaultLanguage}${name}.png?${search.toString()}`;
}

/** FNV-1a, 32 bits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
