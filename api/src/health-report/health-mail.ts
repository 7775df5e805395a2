import type { SiteUrl } from '../config/site-url.js';
import type { Language, Text } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { bilingualMail } from '../mail/template/bilingual-mail.js';
import type { Block } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';
import type { Finding } from './finding.js';
import { describeFinding } from './present-report.js';

interface Reader {
  email: string;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

const TITLE: Text = { hr: 'Stranica zahtijeva pozornost', en: 'The site needs attention' };
const INTRODUCTION: Text = {
  hr: 'Tjedna provjera stranice našla je sljedeće:',
  en: 'The weekly check of the site found this:',
};
const LINK: Text = { hr: 'Pogledajte stanje stranice', en: 'See the state of the site' };
const CALM: Text = {
  hr: 'Ovu poruku šaljemo ponedjeljkom i samo kad nešto nije u redu.',
  en: 'We send this message on Mondays, and only if something is wrong.',
};
const WHY: Text = {
  hr: 'Ovu poruku dobivate jer upravljate našom stranicom.',
  en: 'You receive this message because you manage our site.',
};

/** Tells an administrator, in both languages, what is wrong and what to do. */
export function healthMail({ email, settings, site }: Reader, faults: readonly Finding[]): NewMail {
  const linesIn = (language: Language) => faults.map((fault) => describeFinding(fault, language));
  return bilingualMail({
    kind: 'health-report',
    to: email,
    title: TITLE,
    preview: linesIn('hr')
      .map(({ title }) => title)
      .join(', '),
    partIn: (language) => [
      { paragraph: INTRODUCTION[language] },
      ...linesIn(language).flatMap(({ title, text, advice }): Block[] => [
        { heading: title },
        { paragraph: advice === null ? text : `${text} ${advice}` },
      ]),
      { link: LINK[language], url: site.page('/admin/health', language) },
      { aside: CALM[language] },
    ],
    why: WHY,
    settings,
    site,
  });
}
