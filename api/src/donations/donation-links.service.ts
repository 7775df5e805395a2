import { Inject, Injectable } from '@nestjs/common';
import { LinkSignerService } from '../auth/link-signer.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Donation } from './donation.entity.js';

const PURPOSE = 'donation status';

/** What a token looks like: the donation's reference, a full stop and its signature. */
export const STATUS_TOKEN = /^\d{4}-\d{5,12}\.[\w-]{43}$/;

/** Makes and reads the links to the status pages of donations. */
@Injectable()
export class DonationLinksService {
  private readonly site: SiteUrl;

  constructor(
    private readonly signer: LinkSignerService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
  }

  /**
   * The status page of a donation, in the language of the pledge. Anybody with the URL may see it.
   */
  page({ reference, language }: Pick<Donation, 'reference' | 'language'>): string {
    const url = new URL(this.site.page('/donate/status', language));
    url.searchParams.set('token', `${reference}.${this.signer.sign(PURPOSE, reference)}`);
    return url.href;
  }

  /**
   * The reference that a token names.
   * @returns undefined where it was not signed by us
   */
  referenceIn(token: string): string | undefined {
    const [reference = '', signature = ''] = token.split('.');
    return this.signer.isSigned(PURPOSE, reference, signature) ? reference : undefined;
  }
}
