import { Inject, Injectable } from '@nestjs/common';
import { LinkSignerService } from '../auth/link-signer.service.js';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { SiteUrl } from '../config/site-url.js';
import type { Donation } from './donation.entity.js';

const PURPOSE = 'donation status';

/** Format of a token: the donation's reference, a full stop and its signature. */
export const STATUS_TOKEN = /^\d{4}-\d{5,12}\.[\w-]{43}$/;

/** Creates and verifies links to the status pages of donations. */
@Injectable()
export class DonationLinksService {
  private readonly site: SiteUrl;

  constructor(
    private readonly signer: LinkSignerService,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
  }

  /** URL of a donation's status page, in the language of the pledge; it grants access to anyone. */
  page({ reference, language }: Pick<Donation, 'reference' | 'language'>): string {
    const url = new URL(this.site.page('/donate/status', language));
    url.searchParams.set('token', `${reference}.${this.signer.sign(PURPOSE, reference)}`);
    return url.href;
  }

  /**
   * The reference in a token.
   * @returns undefined when the signature is invalid
   */
  referenceIn(token: string): string | undefined {
    const [reference = '', signature = ''] = token.split('.');
    return this.signer.isSigned(PURPOSE, reference, signature) ? reference : undefined;
  }
}
