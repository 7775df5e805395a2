import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';

const CONTENT: Record<Language, MailContent> = {
  hr: {
    subject: 'Probna poruka',
    preview: 'E-pošta s vaše stranice radi.',
    title: 'E-pošta radi',
    blocks: [
      {
        paragraph:
          'Ako čitate ovu poruku, vaša stranica može slati e-poštu: potvrde, uplatnice i newsletter stižu primateljima.',
      },
    ],
    why: 'Ovu poruku dobivate jer je u postavkama stranice zatražena proba.',
  },
  en: {
    subject: 'Test message',
    preview: 'The email of your site works.',
    title: 'Email works',
    blocks: [
      {
        paragraph:
          'If you are reading this message, your site can send email: receipts, payment slips and the newsletter reach their recipients.',
      },
    ],
    why: 'You receive this message because a test was requested in the settings of the site.',
  },
};

/** Shows its recipient that the site can send mails. */
export function testMail(
  email: string,
  language: Language,
  settings: Readonly<Settings>,
  site: SiteUrl,
): NewMail {
  const frame = { language, settings, site };
  return { kind: 'delivery-test', language, to: email, ...renderMail(CONTENT[language], frame) };
}
