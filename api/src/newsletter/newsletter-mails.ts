import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';

/** The recipient of a mail about the newsletter. */
export interface Reader {
  email: string;
  language: Language;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

/** The URL of a page of the site with a token. */
export function tokenUrl(path: string, token: string, { language, site }: Reader): string {
  const url = new URL(site.page(path, language));
  url.searchParams.set('token', token);
  return url.href;
}

const CONFIRMATION: Record<Language, (link: string) => MailContent> = {
  hr: (link) => ({
    subject: 'Potvrdite pretplatu na newsletter',
    preview: 'Još samo jedan korak: potvrdite da je ovo vaša adresa.',
    title: 'Još samo jedan korak',
    blocks: [
      {
        paragraph:
          'Netko je, vjerojatno vi, ovu adresu upisao za naš newsletter. Želite li ga primati, potvrdite pretplatu.',
      },
      { button: 'Potvrdite pretplatu', url: link },
      {
        aside:
          'Poveznica vrijedi sedam dana. Ako to niste bili vi, ne morate ništa učiniti: bez potvrde vam newsletter ne šaljemo, a adresu brišemo.',
      },
    ],
    why: 'Ovu poruku dobivate jer je vaša adresa upisana za naš newsletter.',
  }),
  en: (link) => ({
    subject: 'Confirm your newsletter subscription',
    preview: 'One more step: confirm that this is your address.',
    title: 'One more step',
    blocks: [
      {
        paragraph:
          'Someone, probably you, entered this address for our newsletter. If you would like to receive it, confirm the subscription.',
      },
      { button: 'Confirm the subscription', url: link },
      {
        aside:
          'The link works for seven days. If it was not you, there is nothing you need to do: without a confirmation we send no newsletter, and we delete the address.',
      },
    ],
    why: 'You receive this message because your address was entered for our newsletter.',
  }),
};

/**
 * Asks the owner of an e-mail address to confirm the subscription.
 * @param token of the confirmation
 */
export function confirmationMail(reader: Reader, token: string): NewMail {
  const content = CONFIRMATION[reader.language](tokenUrl('/newsletter/confirm', token, reader));
  return {
    kind: 'newsletter-confirmation',
    language: reader.language,
    to: reader.email,
    ...renderMail(content, reader),
  };
}

export interface SubscriptionLinks {
  preferences: string;
  unsubscribe: string;
}

/**
 * The URLs to change and to end a subscription.
 * @param token of the subscription
 */
export function subscriptionLinks(token: string, reader: Reader): SubscriptionLinks {
  return {
    preferences: tokenUrl('/newsletter/preferences', token, reader),
    unsubscribe: tokenUrl('/newsletter/unsubscribe', token, reader),
  };
}

const WELCOME: Record<Language, (links: SubscriptionLinks) => MailContent> = {
  hr: ({ preferences, unsubscribe }) => ({
    subject: 'Pretplaćeni ste na newsletter',
    preview: 'Pretplata je potvrđena.',
    title: 'Dobro došli',
    blocks: [
      {
        paragraph:
          'Pretplata je potvrđena. Jednom mjesečno javit ćemo vam što radimo, gdje nas možete susresti i kako se uključiti.',
      },
      { link: 'Promijenite jezik ili obrišite podatke', url: preferences },
      { link: 'Odjavite se', url: unsubscribe },
    ],
    why: 'Ovu poruku dobivate jer ste potvrdili pretplatu na naš newsletter.',
  }),
  en: ({ preferences, unsubscribe }) => ({
    subject: 'You are subscribed to our newsletter',
    preview: 'Your subscription is confirmed.',
    title: 'Welcome',
    blocks: [
      {
        paragraph:
          'Your subscription is confirmed. Once a month we will tell you what we do, where to meet us and how to join in.',
      },
      { link: 'Change the language or delete your data', url: preferences },
      { link: 'Unsubscribe', url: unsubscribe },
    ],
    why: 'You receive this message because you confirmed your subscription to our newsletter.',
  }),
};

const ALREADY_SUBSCRIBED: Record<Language, (links: SubscriptionLinks) => MailContent> = {
  hr: ({ preferences, unsubscribe }) => ({
    subject: 'Već ste pretplaćeni na newsletter',
    preview: 'Ništa se nije promijenilo.',
    title: 'Već ste pretplaćeni',
    blocks: [
      {
        paragraph:
          'Netko je, vjerojatno vi, ponovno upisao ovu adresu za naš newsletter. Već ga primate i ništa se nije promijenilo.',
      },
      { link: 'Promijenite jezik ili obrišite podatke', url: preferences },
      { link: 'Odjavite se', url: unsubscribe },
    ],
    why: 'Ovu poruku dobivate jer je vaša adresa ponovno upisana za naš newsletter.',
  }),
  en: ({ preferences, unsubscribe }) => ({
    subject: 'You are already subscribed to our newsletter',
    preview: 'Nothing has changed.',
    title: 'You are already subscribed',
    blocks: [
      {
        paragraph:
          'Someone, probably you, entered this address for our newsletter again. You already receive it, and nothing has changed.',
      },
      { link: 'Change the language or delete your data', url: preferences },
      { link: 'Unsubscribe', url: unsubscribe },
    ],
    why: 'You receive this message because your address was entered for our newsletter again.',
  }),
};

/**
 * Welcomes a confirmed subscriber, or informs one who subscribes again that the subscription
 * exists; with links by which it is ended or changed, and a header by which one click ends it.
 * @param token of the subscription
 */
export function subscriberMail(
  kind: 'newsletter-welcome' | 'newsletter-known',
  reader: Reader,
  token: string,
): NewMail {
  const links = subscriptionLinks(token, reader);
  const texts = kind === 'newsletter-welcome' ? WELCOME : ALREADY_SUBSCRIBED;
  return {
    kind,
    language: reader.language,
    to: reader.email,
    unsubscribeUrl: links.unsubscribe,
    ...renderMail(texts[reader.language](links), reader),
  };
}
