import { Feed, type Item } from 'feed';
import type { BlogPost } from '../blog/blog-post.entity.js';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { escaped, HtmlWriter } from '../rich-text/html.js';
import { blocksOf } from '../rich-text/rich-text.js';
import type { Settings } from '../settings/settings.entity.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';

/** Number of posts in the feed. */
export const FEED_POSTS = 20;

/** The year of the tag URIs that identify posts (RFC 4151). */
const TAG_YEAR = '2023';

interface BlogFeedOptions {
  posts: readonly BlogPost[];
  settings: Pick<Settings, 'name' | 'nameEn' | 'email' | 'updatedAt'>;
  language: Language;
  site: SiteUrl;
}

/**
 * The blog in one language as an Atom feed (RFC 4287) with complete articles. Unlike RSS, Atom has
 * dates of modification, authors without an e-mail address, and ids that do not depend on URLs, so
 * that an article with a changed slug is not a new one.
 */
export function blogFeed({ posts, settings, language, site }: BlogFeedOptions): string {
  const name = withoutControls(language === 'en' ? settings.nameEn : settings.name);
  const feed = new Feed({
    id: tagUri('blog', language, site),
    title: name,
    description: FEED_TEXTS.blog[language],
    link: site.page('/blog', language),
    feed: site.page('/feed.xml', language),
    favicon: site.absolute('/favicon.svg'),
    author: { name, email: settings.email, link: site.page('/', language) },
    updated: latest([settings.updatedAt, ...posts.map(changedAt)]),
    generator: false,
  });
  for (const post of posts) feed.addItem(entry(post, language, site));
  // The library cannot set the language of an Atom feed.
  return feed.atom1().replace('<feed ', `<feed xml:lang="${language}" `);
}

function entry(post: BlogPost, language: Language, site: SiteUrl): Item {
  const [title, content] =
    language === 'en' ? [post.titleEn, post.contentEn] : [post.title, post.content];
  const page = site.page(`/blog/${post.slug}`, language);
  const html = new HtmlWriter((address) =>
    address.startsWith('#') ? `${page}${address}` : site.absolute(address),
  );
  const blocks = blocksOf(content, post.contentFormat);
  const category = attribute(post.category);
  const author = withoutControls(post.author);
  return {
    title: toHtml(title),
    id: tagUri(`blog/${post.id}`, language, site),
    link: page,
    date: changedAt(post),
    published: post.publishDate,
    content: picture(post.imageUrl, site) + withoutControls(html.blocks(blocks)),
    author: author ? [{ name: author }] : undefined,
    category: category ? [{ term: category, name: category }] : undefined,
  };
}

/** The last change that readers see; publication is one, even of an older text. */
function changedAt({ publishDate, updatedAt }: BlogPost): Date {
  return latest([publishDate, updatedAt]);
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map((date) => date.getTime())));
}

/** A permanent id, whatever changes in the post. */
function tagUri(resource: string, language: Language, site: SiteUrl): string {
  return `tag:${site.host},${TAG_YEAR}:${resource}/${language}`;
}

function picture(imageUrl: string | null, site: SiteUrl): string {
  return imageUrl ? `<p><img src="${toHtml(site.absolute(imageUrl))}" alt=""></p>` : '';
}

const toHtml = (text: string): string => escaped(withoutControls(text));

/** Replaces `<`, which the library does not escape in attributes. */
function attribute(text: string): string {
  return withoutControls(text).replaceAll('<', '‹');
}
