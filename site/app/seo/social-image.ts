import { CARD_TONES, type CardTone } from 'shared/card-tones';
import { defaultLanguage, type Language } from '~/i18n/language';

export function parseTone(name: string | null): CardTone {
  return CARD_TONES.find((tone) => tone === name) ?? 'sea';
}

/** The texts and colour of a social card, the picture that networks show beside a link. */
export interface SocialCard {
  title: string;
  /** Kind or category of the page. */
  section?: string;
  siteName: string;
  tone: CardTone;
  /** When what the page shows was changed last, perhaps its picture. */
  modified?: string;
}

/** Incremented when the drawing changes, so that caches request it again. */
const DRAWING_VERSION = 4;

export const socialImageSize = { width: 1200, height: 630 } as const;

/** The colours by first segment of the path; `sea` for all others. */
const segmentTones: Partial<Record<string, CardTone>> = {
  about: 'olive',
  blog: 'fig',
  contact: 'olive',
  donate: 'terracotta',
  events: 'terracotta',
  'project-documents': 'olive',
};

export function toneOfPath(path: string): CardTone {
  return segmentTones[path.split('/')[1] ?? ''] ?? 'sea';
}

/**
 * The URL path of a page's social card. The server draws it from the page's meta; the version only
 * makes the URL change with the drawing.
 */
export function socialImagePath(
  path: string,
  language: Language,
  query: Record<string, string> | undefined,
  card: SocialCard,
): string {
  const { title, section = '', siteName, tone, modified } = card;
  const version = fingerprint(
    [DRAWING_VERSION, title, section, siteName, tone, modified].join('\n'),
  );
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
