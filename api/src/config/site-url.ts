import type { Language } from '../i18n/language.js';

/** Builds public URLs of the site. */
export class SiteUrl {
  /** @param publicUrl without a trailing slash */
  constructor(private readonly publicUrl: string) {}

  /**
   * The authority of tag URIs (RFC 4151): the host name without its port, which they do not allow.
   * It must not change.
   */
  get host(): string {
    return new URL(this.publicUrl).hostname;
  }

  /** The URL of a page in a language; Croatian is the default and needs no parameter. */
  page(path: string, language: Language): string {
    return `${this.publicUrl}${path}${language === 'en' ? '?lang=en' : ''}`;
  }

  /** The URL of a path of content, which may have a query and a fragment, in a language. */
  localized(path: string, language: Language): string {
    const url = new URL(path, this.publicUrl);
    if (language === 'en') url.searchParams.set('lang', 'en');
    return url.href;
  }

  /** The absolute URL of a link in content, which is a path of this site or absolute already. */
  absolute(url: string): string {
    return new URL(url, this.publicUrl).href;
  }
}
