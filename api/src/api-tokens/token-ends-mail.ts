import { formatDate } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
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

/** Tells an administrator, in both languages, that an API token ends soon. */
export function tokenEndsMail(
  { email, settings, site }: Reader,
  { name, endsOn }: EndingToken,
): NewMail {
  const croatian = `Token „${name}” vrijedi još do ${formatDate(endsOn, 'hr')} Nakon toga program koji ga upotrebljava više neće moći pristupiti podacima.`;
  const english = `The token “${name}” works until ${formatDate(endsOn, 'en')}. After that, the program that uses it can no longer reach the data.`;
  const content: MailContent = {
    subject: `Uskoro istječe token „${name}” / The token “${name}” ends soon`,
    preview: croatian,
    title: `Uskoro istječe token „${name}”`,
    blocks: [
      { paragraph: croatian },
      {
        paragraph:
          'Ako je programu pristup i dalje potreban, izradite novi token i pošaljite ga osobi koja program održava.',
      },
      {
        button: 'Otvorite tokene / Open the tokens',
        address: site.page('/admin/api-tokens', 'hr'),
      },
      { heading: `The token “${name}” ends soon` },
      { paragraph: english },
      {
        paragraph:
          'If the program still needs access, create a new token and send it to the person who maintains the program.',
      },
    ],
    why: 'Ovu poruku dobivaju svi administratori stranice. / All administrators of the site get this message.',
  };
  return {
    kind: 'token-ends',
    language: 'hr',
    to: email,
    ...renderMail(content, { language: 'hr', settings, site }),
  };
}
