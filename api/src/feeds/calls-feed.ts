import type { Item } from 'feed';
import { asShown } from 'shared/as-shown';
import { formatDate } from 'shared/croatian-time';
import { formatDayAndTime } from 'shared/date-ranges';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { localized } from '../i18n/localized.js';
import type { PublicCall } from '../public-calls/public-call.entity.js';
import { atomFeed, latest, tagUri, toHtml, type FeedSettings } from './atom-feed.js';
import { withLanguage } from './blog-feed.js';
import { FEED_TEXTS, withoutControls } from './feed-texts.js';

/** Number of calls in the feed. */
export const FEED_CALLS = 20;

interface CallsFeedOptions {
  calls: readonly PublicCall[];
  settings: FeedSettings;
  language: Language;
  site: SiteUrl;
}

/** The public calls in one language as a feed: summaries, dates and corrections. */
export function callsFeed({ calls, settings, language, site }: CallsFeedOptions): string {
  return atomFeed({
    id: 'public-calls',
    of: 'calls',
    description: 'callsOf',
    page: '/javni-pozivi',
    path: '/javni-pozivi.xml',
    items: calls.map((call) => entry(call, language, site)),
    settings,
    language,
    site,
  });
}

function entry(call: PublicCall, language: Language, site: SiteUrl): Item {
  const summary = localized(call, 'summary', language);
  const paragraphs = [...datesOf(call, language).map(paragraph), ...correctionsOf(call, language)];
  return {
    title: toHtml(localized(call, 'title', language).text),
    id: tagUri(`public-calls/${call.id}`, language, site),
    link: site.page(`/javni-poziv/${call.slug}`, language),
    date: changedAt(call),
    published: call.createdAt,
    content: withoutControls(
      withLanguage(summary.lang, paragraph(summary.text)) + paragraphs.join(''),
    ),
  };
}

const paragraph = (text: string): string => `<p>${toHtml(text)}</p>`;

/** The last change that readers see; each change of state is one. */
function changedAt({ updatedAt, opensAt, deadline, resultsAt }: PublicCall): Date {
  const past = [opensAt, deadline, resultsAt].filter((date) => date !== null && date <= new Date());
  return latest([updatedAt, ...past.flatMap((date) => date ?? [])]);
}

function datesOf({ opensAt, deadline, resultsAt }: PublicCall, language: Language): string[] {
  return [
    [FEED_TEXTS.opening, opensAt] as const,
    [FEED_TEXTS.deadline, deadline] as const,
    [FEED_TEXTS.results, resultsAt] as const,
  ].flatMap(([name, date]) =>
    date ? `${name[language]}: ${formatDayAndTime(date, language)}` : [],
  );
}

function correctionsOf(call: PublicCall, language: Language): string[] {
  return asShown(call).corrections.map((correction) => {
    const date = formatDate(correction.correctedAt, language);
    const { text, lang } = localized(correction, 'reason', language);
    const reason = lang ? `<span lang="${lang}">${toHtml(text)}</span>` : toHtml(text);
    return `<p>${FEED_TEXTS.correction[language]} (${date}): ${reason}</p>`;
  });
}
