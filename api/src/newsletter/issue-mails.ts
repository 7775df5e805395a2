import { formatDateTime } from 'shared/croatian-time';
import type { BlogPost } from '../blog/blog-post.entity.js';
import type { SiteUrl } from '../config/site-url.js';
import type { Event } from '../events/event.entity.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type Block, type MailContent } from '../mail/template/render-mail.js';
import type { Issue, IssueContent } from './issue.entity.js';
import { subscriptionAddresses, type Links, type Reader } from './newsletter-mails.js';

/** As many characters of a post as its card on the site shows. */
const EXCERPT = 150;

const TEXTS = {
  hr: {
    read: 'Pročitajte članak',
    when: 'Kada',
    where: 'Gdje',
    register: 'Prijavite se',
    events: 'Svi događaji',
    change: 'Promijenite jezik ili obrišite podatke',
    leave: 'Odjavite se',
    why: 'Ovu poruku dobivate jer ste potvrdili pretplatu na naš newsletter.',
  },
  en: {
    read: 'Read the article',
    when: 'When',
    where: 'Where',
    register: 'Register',
    events: 'All events',
    change: 'Change the language or delete your data',
    leave: 'Unsubscribe',
    why: 'You receive this message because you confirmed your subscription to our newsletter.',
  },
};

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

function excerptOf(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).join('').trimEnd()}...` : line.join('');
}

function postBlocks(post: BlogPost, language: Language, site: SiteUrl): Block[] {
  const english = language === 'en';
  return [
    { heading: english ? post.titleEn : post.title },
    { paragraph: excerptOf(english ? post.contentEn : post.content) },
    { link: TEXTS[language].read, address: site.page(`/blog/${post.slug}`, language) },
  ];
}

function eventBlocks(event: Event, language: Language, site: SiteUrl): Block[] {
  const english = language === 'en';
  const { when, where, register, events } = TEXTS[language];
  const { eventDate, location, locationEn, registrationLink } = event;
  return [
    { heading: english ? event.titleEn : event.title },
    { paragraph: excerptOf(english ? event.descriptionEn : event.description) },
    {
      facts: [
        [when, formatDateTime(eventDate, language)],
        [where, english ? (locationEn ?? location) : location],
      ],
    },
    registrationLink
      ? { link: register, address: site.absolute(registrationLink) }
      : { link: events, address: site.page('/events', language) },
  ];
}

/** The posts and events of an issue, as they are now. */
export interface IssueMatter {
  posts: BlogPost[];
  events: Event[];
}

/** The content of an issue in both languages, without the parts that differ for each reader. */
export function issueContent(
  issue: Pick<Issue, 'title' | 'titleEn' | 'text' | 'textEn'>,
  { posts, events }: IssueMatter,
  site: SiteUrl,
): IssueContent {
  const inLanguage = (language: Language, title: string, text: string | null): MailContent => {
    const blocks: Block[] = [
      ...paragraphsOf(text ?? '').map((paragraph) => ({ paragraph })),
      ...posts.flatMap((post) => postBlocks(post, language, site)),
      ...events.flatMap((event) => eventBlocks(event, language, site)),
    ];
    const said = blocks.find((block) => 'paragraph' in block);
    const preview = said && 'paragraph' in said ? excerptOf(said.paragraph) : '';
    return { subject: title, preview, title, blocks, why: TEXTS[language].why };
  };
  return {
    hr: inLanguage('hr', issue.title, issue.text),
    en: inLanguage('en', issue.titleEn, issue.textEn),
  };
}

/** An issue for a reader, with the links by which the subscription is ended or changed. */
function written(content: IssueContent, reader: Reader, { preferences, unsubscribe }: Links) {
  const { language, email } = reader;
  const { change, leave } = TEXTS[language];
  const said = content[language];
  const blocks: Block[] = [
    ...said.blocks,
    { link: change, address: preferences },
    { link: leave, address: unsubscribe },
  ];
  return { language, to: email, ...renderMail({ ...said, blocks }, reader) };
}

/**
 * An issue for one reader, with a header by which one click ends the subscription (RFC 8058).
 * @param token of the subscription
 */
export function issueMail(content: IssueContent, reader: Reader, token: string): NewMail {
  const links = subscriptionAddresses(token, reader);
  return {
    kind: 'newsletter-issue',
    unsubscribeUrl: links.unsubscribe,
    bulk: true,
    ...written(content, reader, links),
  };
}

/** An issue as a preview: its links end no subscription. */
export function issueSample(content: IssueContent, reader: Reader): NewMail {
  return {
    kind: 'newsletter-test',
    ...written(content, reader, subscriptionAddresses('', reader)),
  };
}
