import type { Language } from '../i18n/language.js';

/** Public URLs of the site. */
export class SiteUrl {
  /** @param publicUrl without a slash at its end */
  constructor(private readonly publicUrl: string) {}

  /**
   * The authority of tag URIs (RFC 4151): stable as long as the host is. Without a port, which they
   * cannot hold.
   */
  get host(): string {
    return new URL(this.publicUrl).hostname;
  }

  /** A page of the site in a language; pages in Croatian need not say so. */
  page(path: string, language: Language): string {
    return `${this.publicUrl}${path}${language === 'en' ? '?lang=en' : ''}`;
  }

  /** An absolute URL of a link in content: a path of this site, or absolute already. */
  absolute(url: string): string {
    return new URL(url, this.publicUrl).href;
  }
}
