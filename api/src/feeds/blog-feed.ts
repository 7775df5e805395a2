import { Feed, type Item } from 'feed';
import type { BlogPost } from '../blog/blog-post.entity.js';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { Settings } from '../settings/settings.entity.js';
import { FEED_TEXTS, writable } from './feed-texts.js';

/** How many of the latest posts the feed holds. */
export const FEED_POSTS = 20;

/** The year of the tag URIs that identify posts (RFC 4151). */
const NAMED_SINCE = '2023';

interface BlogFeedOptions {
  posts: readonly BlogPost[];
  settings: Pick<Settings, 'name' | 'nameEn' | 'email' | 'updatedAt'>;
  language: Language;
  site: SiteUrl;
}

/**
 * The blog in one language as an Atom feed (RFC 4287) with whole articles. Atom and not RSS: it
 * says when each entry was changed, names authors without their e-mail, and has ids that are no
 * URLs, so that a changed slug is no new article.
 */
export function blogFeed({ posts, settings, language, site }: BlogFeedOptions): string {
  const name = writable(language === 'en' ? settings.nameEn : settings.name);
  const feed = new Feed({
    id: nameOf('blog', language, site),
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
  const category = attribute(post.category);
  const author = writable(post.author);
  return {
    title: toHtml(title),
    id: nameOf(`blog/${post.id}`, language, site),
    link: site.page(`/blog/${post.slug}`, language),
    date: changedAt(post),
    published: post.publishDate,
    content: picture(post.imageUrl, site) + paragraphs(content),
    author: author ? [{ name: author }] : undefined,
    category: category ? [{ term: category, name: category }] : undefined,
  };
}

/** A post is new when it is published, even if it was written before. */
function changedAt({ publishDate, updatedAt }: BlogPost): Date {
  return latest([publishDate, updatedAt]);
}

function latest(moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((instant) => instant.getTime())));
}

/** An id that stays when the title, the slug or the date change. */
function nameOf(what: string, language: Language, site: SiteUrl): string {
  return `tag:${site.host},${NAMED_SINCE}:${what}/${language}`;
}

function picture(imageUrl: string | null, site: SiteUrl): string {
  return imageUrl ? `<p><img src="${toHtml(site.absolute(imageUrl))}" alt=""></p>` : '';
}

/** Paragraphs at line breaks, as the site shows them. */
function paragraphs(content: string): string {
  return content
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim())
    .map((line) => `<p>${toHtml(line.trim())}</p>`)
    .join('');
}

function toHtml(text: string): string {
  return writable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The library writes `<` into attributes unescaped, which is not well-formed XML. */
function attribute(text: string): string {
  return writable(text).replaceAll('<', '‹');
}
