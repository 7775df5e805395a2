import { TONES, type Card, type Tone } from './card.js';

/** A card as a page states it in its head, with the version its address names. */
export interface StatedCard extends Card {
  version: string;
}

/**
 * What a page's Open Graph says of it; undefined for a page that names no picture, such as one
 * that is not for search engines.
 *
 * @param html as React writes it: attributes in double quotes
 */
export function statedCard(html: string): StatedCard | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const stated = new Map<string, string>();
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const name = attribute(tag, 'property');
    const content = attribute(tag, 'content');
    if (name !== undefined && content !== undefined) stated.set(name, content);
  }
  const [title, image] = [stated.get('og:title'), stated.get('og:image')];
  if (title === undefined || image === undefined || !URL.canParse(image)) return undefined;
  const { searchParams } = new URL(image);
  return {
    title,
    section: stated.get('article:section') ?? '',
    siteName: stated.get('og:site_name') ?? '',
    tone: toneNamed(searchParams.get('tone')),
    version: searchParams.get('v') ?? '',
  };
}

function toneNamed(name: string | null): Tone {
  return TONES.find((tone) => tone === name) ?? 'sea';
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
