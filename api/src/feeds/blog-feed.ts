import type { Item } from 'feed';
import type { BlogPost } from '../blog/blog-post.entity.js';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { localized } from '../i18n/localized.js';
import type { Images } from '../media/media.service.js';
import { toneOf } from '../media/tones.js';
import { HtmlWriter } from '../rich-text/html.js';
import { blocksOf } from '../rich-text/rich-text.js';
import { atomFeed, latest, tagUri, toHtml, type FeedSettings } from './atom-feed.js';
import { withoutControls } from './feed-texts.js';

/** Number of posts in the feed. */
export const FEED_POSTS = 20;

interface BlogFeedOptions {
  posts: readonly BlogPost[];
  /** The pictures of the posts. */
  images: Images;
  settings: FeedSettings;
  language: Language;
  site: SiteUrl;
}

/** The blog in one language as a feed with complete articles. */
export function blogFeed({ posts, images, settings, language, site }: BlogFeedOptions): string {
  return atomFeed({
    id: 'blog',
    description: 'blog',
    page: '/blog',
    path: '/feed.xml',
    items: posts.map((post) => entry(post, { images, language, site })),
    settings,
    language,
    site,
  });
}

type EntryOptions = Pick<BlogFeedOptions, 'images' | 'language' | 'site'>;

function entry(post: BlogPost, { images, language, site }: EntryOptions): Item {
  const content = localized(post, 'content', language);
  const page = site.page(`/blog/${post.slug}`, language);
  const html = new HtmlWriter((url) =>
    url.startsWith('#') ? `${page}${url}` : site.absolute(url),
  );
  const blocks = blocksOf(content.text, post.contentFormat);
  const category = attribute(post.category);
  const author = withoutControls(post.author);
  return {
    title: toHtml(localized(post, 'title', language).text),
    id: tagUri(`blog/${post.id}`, language, site),
    link: page,
    date: changedAt(post),
    published: post.publishDate,
    content: withLanguage(
      content.lang,
      picture(post, { images, language, site }) + withoutControls(html.blocks(blocks)),
    ),
    author: author ? [{ name: author }] : undefined,
    category: category ? [{ term: category, name: category }] : undefined,
  };
}

/** Marks HTML in another language than the feed's. */
export const withLanguage = (lang: Language | undefined, html: string): string =>
  lang ? `<div lang="${lang}">${html}</div>` : html;

/** The last change that readers see; publication is one, even of an older text. */
function changedAt({ publishDate, updatedAt }: BlogPost): Date {
  return latest([publishDate, updatedAt]);
}

function picture(
  { imageUrl, category }: BlogPost,
  { images, language, site }: EntryOptions,
): string {
  if (!imageUrl) return '';
  const image = images(imageUrl, toneOf(category));
  const alt = (language === 'en' ? (image?.altEn ?? image?.alt) : image?.alt) ?? '';
  const source = toHtml(site.absolute(image?.url ?? imageUrl));
  return `<p><img src="${source}" alt="${toHtml(alt)}"></p>`;
}

/** Replaces `<`, which the library does not escape in attributes. */
function attribute(text: string): string {
  return withoutControls(text).replaceAll('<', '‹');
}
