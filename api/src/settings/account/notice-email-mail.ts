import type { SiteUrl } from '../../config/site-url.js';
import type { Language } from '../../i18n/language.js';
import type { NewMail } from '../../mail/mail-queue.service.js';
import { bilingualMail } from '../../mail/template/bilingual-mail.js';
import type { MailContent } from '../../mail/template/render-mail.js';
import type { Settings } from '../settings.entity.js';

const TEXTS: Record<Language, { title: string; text: (next: string) => string; aside: string }> = {
  hr: {
    title: 'Promijenjena je adresa e-pošte Udruge',
    text: (next) =>
      `Netko tko je prijavljen kao administrator promijenio je adresu e-pošte Udruge u ${next}. Poruke stranice odsad stižu na nju. Poruke o promjeni računa za donacije još 72 sata stižu i na ovu adresu.`,
    aside:
      'Ako za promjenu ne znate, odmah se javite administratorima: neka vrate adresu, provjere račun za donacije i promijene lozinke.',
  },
  en: {
    title: 'The email address of the association was changed',
    text: (next) =>
      `Somebody signed in as an administrator has changed the email address of the association to ${next}. The site’s messages go there from now on. Those about changes of the account for donations also reach this address for another 72 hours.`,
    aside:
      'If you do not know of this change, contact the administrators at once: they should put the address back, check the account for donations, and change their passwords.',
  },
};

/**
 * Tells the former address of the association, in both languages, that another one is in the
 * settings: otherwise whoever changes it first would get the notice of another account.
 * @param former the settings before the change
 * @param next the new address
 */
export function noticeEmailMail(former: Readonly<Settings>, next: string, site: SiteUrl): NewMail {
  const partIn = (language: Language): MailContent['blocks'] => [
    { paragraph: TEXTS[language].text(next) },
    { aside: TEXTS[language].aside },
  ];
  return bilingualMail({
    kind: 'address-change',
    to: former.email,
    title: { hr: TEXTS.hr.title, en: TEXTS.en.title },
    preview: TEXTS.hr.text(next),
    partIn,
    why: {
      hr: 'Ovu poruku dobiva dosadašnja adresa Udruge.',
      en: 'The former address of the association gets this message.',
    },
    settings: former,
    site,
  });
}
