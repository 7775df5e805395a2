import { Feed, type Item } from 'feed';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { escaped } from '../rich-text/html.js';
import type { Settings } from '../settings/settings.entity.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';

/** The year of the tag URIs that identify entries (RFC 4151). */
const TAG_YEAR = '2023';

/** What feeds say of the association. */
export type FeedSettings = Pick<Settings, 'name' | 'nameEn' | 'email' | 'updatedAt'>;

interface AtomFeedOptions {
  /** What its id is made of. */
  id: string;
  /** What it has, after the association's name in the title. */
  of?: 'calls';
  description: 'blog' | 'callsOf';
  /** The path of the page with the same content. */
  page: string;
  /** The path of the feed. */
  path: string;
  items: readonly Item[];
  settings: FeedSettings;
  language: Language;
  site: SiteUrl;
}

/**
 * An Atom feed (RFC 4287) in one language. Unlike RSS, Atom has dates of modification, authors
 * without an e-mail address, and ids that do not depend on URLs, so that an entry with a changed
 * slug is not a new one.
 */
export function atomFeed(options: AtomFeedOptions): string {
  const { id, of, description, page, path, items, settings, language, site } = options;
  const name = withoutControls(language === 'en' ? settings.nameEn : settings.name);
  const feed = new Feed({
    id: tagUri(id, language, site),
    title: of ? `${name}: ${FEED_TEXTS[of][language].toLowerCase()}` : name,
    description: FEED_TEXTS[description][language],
    link: site.page(page, language),
    feed: site.page(path, language),
    favicon: site.absolute('/favicon.svg'),
    author: { name, email: settings.email, link: site.page('/', language) },
    updated: latest([settings.updatedAt, ...items.map(({ date }) => date)]),
    generator: false,
  });
  for (const item of items) feed.addItem(item);
  // The library cannot set the language of an Atom feed.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
}

export function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}

/** A permanent id, whatever changes in the entry. */
export function tagUri(resource: string, language: Language, site: SiteUrl): string {
  return `tag:${site.host},${TAG_YEAR}:${resource}/${language}`;
}

/** A text as HTML. */
export const toHtml = (text: string): string => escaped(withoutControls(text));
