import type { Language } from '../i18n/language.js';

/** Addresses of the site as the outside world knows them. */
export class SiteAddress {
  /** @param publicUrl without a slash at its end */
  constructor(private readonly publicUrl: string) {}

  /**
   * What names of this site's things end in: they stay as long as its host does. Without a port,
   * which a name of RFC 4151 cannot hold.
   */
  get host(): string {
    return new URL(this.publicUrl).hostname;
  }

  /** A page of the site in a language; pages in Croatian need not say so. */
  page(path: string, language: Language): string {
    return `${this.publicUrl}${path}${language === 'en' ? '?lang=en' : ''}`;
  }

  /** An address that content gives: a path of this site, or whole already. */
  whole(address: string): string {
    return new URL(address, this.publicUrl).href;
  }
}
