import type { i18n } from 'i18next';
import type { MetaDescriptor } from 'react-router';
import type { CardTone } from 'shared/card-tones';
import { beginningOf } from 'shared/excerpt';
import { plainSpaces } from 'shared/plain-spaces';
import { defaultLanguage, isLanguage, languages, locales, type Language } from '~/i18n/language';
import type { PageTexts } from '~/i18n/stored-texts';
import { translator } from '~/i18n/translator';
import type { Organization } from '~/organization';
import { socialImagePath, socialImageSize, toneOfPath } from './social-image';

interface MetaArguments {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export interface PageMeta {
  /** Without the association's name, which is added; the home page passes `bareTitle`. */
  title: string;
  bareTitle?: boolean;
  /** The page renders its title itself, because it depends on the answer to a form. */
  titleInPage?: boolean;
  description?: string;
  /** Open Graph type; `website` by default. */
  type?: 'website' | 'article';
  /** Path of the canonical URL, where it is not that of the request. */
  path?: string;
  /** The category of an article, in the page's language. */
  section?: string;
  /** The colour of the social card; by default that of the section of the site. */
  tone?: CardTone;
  /** When an article was published and changed last (ISO 8601). */
  published?: string;
  modified?: string;
  /** Query of the canonical URL, e.g. `{ page: '2' }`. */
  query?: Record<string, string>;
  /** Structured data (schema.org), one object per script. */
  structuredData?: Record<string, unknown>[];
  noIndex?: boolean;
}

export interface MetaSource {
  language: Language;
  /** Public origin without a trailing slash. */
  origin: string;
  t: i18n['t'];
  /** Undefined only where the server could not load the settings. */
  organization: Organization | undefined;
  /** The association's name. */
  siteName: string;
}

type RootData = Pick<MetaSource, 'language' | 'origin'> & {
  organization?: Organization;
  texts?: PageTexts;
};

function rootData(matches: MetaArguments['matches']): RootData {
  const loaded = matches.find((match) => match?.id === 'root')?.loaderData as
    Partial<RootData> | undefined;
  const { language, origin = '', organization, texts } = loaded ?? {};
  return {
    language: isLanguage(language) ? language : defaultLanguage,
    origin,
    organization,
    texts,
  };
}

/** Language, origin and translations for a route's `meta` function. */
export function metaSource({ matches }: Pick<MetaArguments, 'matches'>): MetaSource {
  const { language, origin, organization, texts } = rootData(matches);
  const { t } = translator(language, texts);
  const siteName = organization?.name[language] ?? t('siteName');
  return { language, origin, organization, siteName, t };
}

/** The description of a page, within the 160 characters that search engines show. */
export const descriptionOf = (text: string): string => beginningOf(text, 160);

/** The URL of a page's social card. */
export function cardUrl(args: MetaArguments, page: PageMeta): string {
  const { language, origin, siteName } = metaSource(args);
  const path = page.path ?? args.location.pathname;
  const { title, section, tone = toneOfPath(path), modified } = page;
  const card = { title, section, siteName, tone, modified };
  return `${origin}${socialImagePath(path, language, page.query, card)}`;
}

/**
 * The meta descriptors of a page: title, description (160 characters), canonical URL, alternates in
 * both languages, Open Graph, Twitter card, structured data. Their texts have ordinary spaces.
 */
export function pageMeta(args: MetaArguments, page: PageMeta): MetaDescriptor[] {
  return JSON.parse(plainSpaces(JSON.stringify(tagsOf(args, page))));
}

function tagsOf(args: MetaArguments, page: PageMeta): MetaDescriptor[] {
  const { language, origin, siteName: name } = metaSource(args);
  const title = page.bareTitle === true ? page.title : `${page.title} · ${name}`;
  const description = page.description === undefined ? undefined : descriptionOf(page.description);
  const urlFor = (lang: Language | undefined): string => {
    const query = new URLSearchParams(page.query);
    if (lang !== undefined) query.set('lang', lang);
    const search = query.toString();
    return `${origin}${page.path ?? args.location.pathname}${search === '' ? '' : `?${search}`}`;
  };
  const canonical = urlFor(language === defaultLanguage ? undefined : language);
  const tags: MetaDescriptor[] = page.titleInPage === true ? [] : [{ title }];
  if (description !== undefined) tags.push({ name: 'description', content: description });
  if (page.noIndex === true) {
    tags.push({ name: 'robots', content: 'noindex' });
    return tags;
  }
  tags.push(
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map((lang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: lang,
      href: urlFor(lang === defaultLanguage ? undefined : lang),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: urlFor(undefined) },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:locale:alternate', content: locales[language === 'hr' ? 'en' : 'hr'] },
    { property: 'og:image', content: cardUrl(args, page) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
  );
  if (description !== undefined) tags.push({ property: 'og:description', content: description });
  const article = {
    'article:section': page.section,
    'article:published_time': page.published,
    'article:modified_time': page.modified,
  };
  for (const [property, content] of Object.entries(article)) {
    if (content !== undefined) tags.push({ property, content });
  }
  for (const item of page.structuredData ?? []) {
    tags.push({ 'script:ld+json': { '@context': 'https://schema.org', ...item } });
  }
  return tags;
}
