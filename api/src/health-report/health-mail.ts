import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type Block, type MailContent } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';
import type { Finding } from './finding.js';
import { describeFinding } from './present-report.js';

interface Reader {
  email: string;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

const TEXTS = {
  hr: {
    subject: 'Stranica zahtijeva pozornost',
    introduction: 'Tjedna provjera stranice našla je sljedeće:',
    link: 'Pogledajte zdravlje stranice',
    calm: 'Ovu poruku šaljemo ponedjeljkom i samo kad nešto nije u redu.',
    why: 'Ovu poruku dobivate jer upravljate našom stranicom.',
  },
  en: {
    subject: 'The site needs attention',
    introduction: 'The weekly check of the site found this:',
    link: 'See the health of the site',
    calm: 'We send this message on Mondays, and only if something is wrong.',
    why: 'You receive this message because you manage our site.',
  },
} as const;

function partIn(language: Language, faults: readonly Finding[], address: string): Block[] {
  const { introduction, link, calm } = TEXTS[language];
  const lines = faults.map((fault) => describeFinding(fault, language));
  return [
    { paragraph: introduction },
    ...lines.flatMap(({ title, text, advice }): Block[] => [
      { heading: title },
      { paragraph: advice === null ? text : `${text} ${advice}` },
    ]),
    { link, address },
    { aside: calm },
  ];
}

/**
 * Tells an administrator what is wrong and what to do, in both languages: which one an account
 * prefers is not known.
 */
export function healthMail({ email, settings, site }: Reader, faults: readonly Finding[]): NewMail {
  const { hr, en } = TEXTS;
  const addressIn = (language: Language): string => site.page('/admin/health', language);
  const content: MailContent = {
    subject: `${hr.subject} / ${en.subject}`,
    preview: faults.map((fault) => describeFinding(fault, 'hr').title).join(', '),
    title: hr.subject,
    blocks: [
      ...partIn('hr', faults, addressIn('hr')),
      { heading: en.subject },
      ...partIn('en', faults, addressIn('en')),
    ],
    why: `${hr.why} / ${en.why}`,
  };
  return {
    kind: 'health-report',
    language: 'hr',
    to: email,
    ...renderMail(content, { language: 'hr', settings, site }),
  };
}
