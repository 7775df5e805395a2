import { clockTime } from 'shared/croatian-time';
import { formatDays, formatTimes } from 'shared/date-ranges';
import { beginningOf } from 'shared/excerpt';
import type { BlogPost } from '../../blog/blog-post.entity.js';
import type { SiteUrl } from '../../config/site-url.js';
import type { PublishedEvent } from '../../events/event.entity.js';
import type { Language } from '../../i18n/language.js';
import { localized, type LocalizedText } from '../../i18n/localized.js';
import type { NewMail } from '../../mail/mail-queue.service.js';
import { EU_EMBLEM } from '../../mail/template/eu-funding.js';
import {
  renderedOnce,
  renderMail,
  type Block,
  type MailContent,
  type MailFrame,
} from '../../mail/template/render-mail.js';
import { imageUrl as urlOf, readImageUrl } from '../../media/image-url.js';
import { toneOf } from '../../media/tones.js';
import type { Format } from '../../rich-text/blocks.js';
import { plainTextOf } from '../../rich-text/plain-text.js';
import { blocksOf, withoutMarks } from '../../rich-text/rich-text.js';
import { subscriptionLinks, type SubscriptionLinks, type Reader } from '../newsletter-mails.js';
import type { Issue, IssueContent } from './issue.entity.js';

const TEXTS = {
  hr: {
    read: 'Pročitajte članak',
    when: 'Kada',
    where: 'Gdje',
    register: 'Prijavite se',
    event: 'Više o događaju',
    change: 'Promijenite jezik ili obrišite podatke',
    leave: 'Odjavite se',
    online: 'Otvorite ovaj broj u pregledniku',
    why: 'Ovu poruku dobivate jer ste potvrdili pretplatu na naš newsletter.',
  },
  en: {
    read: 'Read the article',
    when: 'When',
    where: 'Where',
    register: 'Register',
    event: 'More about the event',
    change: 'Change the language or delete your data',
    leave: 'Unsubscribe',
    online: 'Read this issue in the browser',
    why: 'You receive this message because you confirmed your subscription to our newsletter.',
  },
};

/** Length of an excerpt, as on the site's cards. */
const EXCERPT_LENGTH = 150;

const excerptOf = (text: string): string => beginningOf(text, EXCERPT_LENGTH);

/** One paragraph for each line, as in posts. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The address of a post's picture in the tone of its category; of our drawings as it is. */
function pictureOf(imageUrl: string, category: string): string {
  const { hash } = readImageUrl(imageUrl) ?? {};
  return hash === undefined ? imageUrl : urlOf(hash, toneOf(category));
}

const headingOf = ({ text, lang }: LocalizedText): Block => ({ heading: text, lang });

const excerptBlock = ({ text, lang }: LocalizedText, format: Format): Block => ({
  paragraph: excerptOf(withoutMarks(text, format)),
  lang,
});

function postBlocks(post: BlogPost, language: Language, site: SiteUrl): Block[] {
  return [
    ...(post.imageUrl === null
      ? []
      : [{ picture: pictureOf(post.imageUrl, post.category), alt: '' }]),
    headingOf(localized(post, 'title', language)),
    excerptBlock(localized(post, 'content', language), post.contentFormat),
    { link: TEXTS[language].read, url: site.page(`/blog/${post.slug}`, language) },
  ];
}

/** The days and the times of an event; of one that begins at midnight without an end, its day. */
function whenIn(language: Language, { eventDate, endDate }: PublishedEvent): string {
  const days = formatDays(eventDate, endDate ?? eventDate, language);
  if (endDate === null && clockTime(eventDate) === '00:00') return days;
  return `${days}${endDate === null ? '' : ','} ${formatTimes(eventDate, endDate, language)}`;
}

function eventBlocks(event: PublishedEvent, language: Language, site: SiteUrl): Block[] {
  const { when, where, register, event: more } = TEXTS[language];
  const { registrationLink } = event;
  return [
    headingOf(localized(event, 'title', language)),
    excerptBlock(localized(event, 'description', language), event.contentFormat),
    {
      facts: [
        [when, whenIn(language, event)],
        [where, localized(event, 'location', language).text],
      ],
    },
    ...(registrationLink === null
      ? []
      : [{ link: register, url: site.absolute(registrationLink) }]),
    { link: more, url: site.page(`/events/${event.slug}`, language) },
  ];
}

/** The text of an issue: a formatted one as it is, otherwise a paragraph in each line. */
function textBlocks({ text, lang }: LocalizedText, format: Format): Block[] {
  if (format === 'text') return paragraphsOf(text).map((paragraph) => ({ paragraph, lang }));
  const formatted = blocksOf(text, format);
  return formatted.length === 0 ? [] : [{ formatted, lang }];
}

/** The beginning of a mail, which mail programs show beside the subject. */
function previewOf(blocks: readonly Block[]): string {
  for (const block of blocks) {
    if ('paragraph' in block) return excerptOf(block.paragraph);
    if (!('formatted' in block)) continue;
    const text = plainTextOf(block.formatted.filter(({ type }) => type === 'paragraph'));
    if (text !== '') return excerptOf(text);
  }
  return '';
}

/** The posts and events of an issue. */
export interface IssueItems {
  posts: BlogPost[];
  events: PublishedEvent[];
}

interface IssueParts extends IssueItems {
  /** Whether the European Union co-funds its project. */
  euFunded: boolean;
}

/**
 * The content of an issue in both languages, without what differs per recipient, and without the
 * pictures of its text.
 */
export function issueContent(
  issue: Pick<Issue, 'title' | 'titleEn' | 'text' | 'textEn' | 'contentFormat' | 'croatianOnly'>,
  { posts, events, euFunded }: IssueParts,
  site: SiteUrl,
): IssueContent {
  const contentIn = (language: Language): MailContent => {
    const { text: title, lang } = localized(issue, 'title', language);
    const blocks: Block[] = [
      ...textBlocks(localized(issue, 'text', language), issue.contentFormat),
      ...posts.flatMap((post) => postBlocks(post, language, site)),
      ...events.flatMap((event) => eventBlocks(event, language, site)),
    ];
    // An issue without any content stays empty, so that it cannot be sent.
    if (euFunded && blocks.length > 0) blocks.push({ euFunding: EU_EMBLEM });
    const { why } = TEXTS[language];
    return { subject: title, preview: previewOf(blocks), title, lang, blocks, why };
  };
  return {
    hr: contentIn('hr'),
    en: contentIn('en'),
  };
}

/** The content of an issue with what all recipients get rendered, to be mailed to many of them. */
export function renderedIssue(content: IssueContent, frame: Omit<MailFrame, 'language'>) {
  const inLanguage = (language: Language) =>
    renderedOnce(content[language], { ...frame, language });
  return { hr: inLanguage('hr'), en: inLanguage('en') };
}

/** Renders an issue for a recipient, with links to unsubscribe and to the preferences. */
function renderIssue(
  content: IssueContent,
  reader: Reader,
  { preferences, unsubscribe }: SubscriptionLinks,
  archiveSlug: string | null = null,
) {
  const { language, email, site } = reader;
  const { change, leave, online } = TEXTS[language];
  const localized = content[language];
  const blocks: Block[] = [
    ...localized.blocks,
    ...(archiveSlug === null
      ? []
      : [{ link: online, url: site.page(`/newsletter/archive/${archiveSlug}`, language) }]),
  ];
  const links: MailContent['links'] = [
    [change, preferences],
    [leave, unsubscribe],
  ];
  return { language, to: email, ...renderMail({ ...localized, blocks, links }, reader) };
}

/**
 * The mail of an issue to one recipient, with a header for one-click unsubscribe (RFC 8058).
 * @param token of the subscription
 * @param archiveSlug of the issue, if it is in the archive
 */
export function issueMail(
  content: IssueContent,
  reader: Reader,
  token: string,
  archiveSlug: string | null,
): NewMail {
  const links = subscriptionLinks(token, reader);
  return {
    kind: 'newsletter-issue',
    unsubscribeUrl: links.unsubscribe,
    bulk: true,
    ...renderIssue(content, reader, links, archiveSlug),
  };
}

/** A preview of an issue; its links have no token. */
export function issuePreview(content: IssueContent, reader: Reader): NewMail {
  return {
    kind: 'newsletter-test',
    ...renderIssue(content, reader, subscriptionLinks('', reader)),
  };
}
