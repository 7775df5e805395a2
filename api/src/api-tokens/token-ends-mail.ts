import { formatDate } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { Text } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { bilingualMail } from '../mail/template/bilingual-mail.js';
import type { Settings } from '../settings/settings.entity.js';

interface EndingToken {
  name: string;
  /** `YYYY-MM-DD` */
  endsOn: string;
}

interface Reader {
  email: string;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

const WHAT_TO_DO: Text = {
  hr: 'Ako je programu pristup i dalje potreban, izradite novi token i pošaljite ga osobi koja program održava.',
  en: 'If the program still needs access, create a new token and send it to the person who maintains the program.',
};

/** Tells an administrator, in both languages, that an API token ends soon. */
export function tokenEndsMail(
  { email, settings, site }: Reader,
  { name, endsOn }: EndingToken,
): NewMail {
  const titles: Text = {
    hr: `Uskoro istječe token „${name}”`,
    en: `The token “${name}” ends soon`,
  };
  const texts: Text = {
    hr: `Token „${name}” vrijedi još do ${formatDate(endsOn, 'hr')} Nakon toga program koji ga upotrebljava više neće moći pristupiti podacima.`,
    en: `The token “${name}” works until ${formatDate(endsOn, 'en')}. After that, the program that uses it can no longer reach the data.`,
  };
  return bilingualMail({
    kind: 'token-ends',
    to: email,
    title: titles,
    preview: texts.hr,
    partIn: (language) => [{ paragraph: texts[language] }, { paragraph: WHAT_TO_DO[language] }],
    shared: [
      {
        button: 'Otvorite tokene / Open the tokens',
        url: site.page('/admin/api-tokens', 'hr'),
      },
    ],
    why: {
      hr: 'Ovu poruku dobivaju svi administratori stranice.',
      en: 'All administrators of the site receive this message.',
    },
    settings,
    site,
  });
}
