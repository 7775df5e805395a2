import type { Text } from '../../i18n/language.js';
import type { CheckTexts, FindingText } from './check-texts.js';

const NO_MAIL_SERVER: FindingText = {
  text: {
    hr: 'Ne provjerava se dok poslužitelj e-pošte nije postavljen.',
    en: 'Not checked while no mail server is set.',
  },
};

const DNS_ADVICE: Text = {
  hr: 'Zamolite osobu koja upravlja domenom {domain} da doda zapis koji propisuje Vaš pružatelj e-pošte. Bez njega poruke češće završavaju među neželjenom poštom.',
  en: 'Ask whoever manages the domain {domain} to add the record that your mail provider names. Without it, more mails end up as spam.',
};

const FORM_ADVICE: Text = {
  hr: 'Iskorišten je broj poruka koji je dopušten jednoj mreži na dan ili svima zajedno na sat: možda netko zlorabi obrazac. Sutra se ponovno šalju; ako se ponavlja, javite se osobi koja održava stranicu.',
  en: 'The mails allowed for one network in a day, or for all in an hour, were used up: somebody may be abusing the form. They are sent again tomorrow; if it happens again, tell the person who maintains the site.',
};

/** What is said of the association's mail. */
export const MAIL_TEXTS = {
  mails: {
    title: { hr: 'Poslana pošta', en: 'Sent mail' },
    findings: {
      ok: { text: { hr: 'Nema neisporučenih poruka.', en: 'No mail is undelivered.' } },
      givenUp: {
        text: { hr: 'Neisporučenih poruka: {n}.', en: 'Undelivered mails: {n}.' },
        advice: {
          hr: 'Na zaslonu E-pošta piše zašto. Poruke ondje pošaljite ponovno ili ih obrišite.',
          en: 'The screen Email says why. Send them again there, or delete them.',
        },
      },
      failing: {
        text: {
          hr: 'Poruke koje dosad nisu prihvaćene i šalju se ponovno: {n}.',
          en: 'Mails that have not been accepted yet and are tried again: {n}.',
        },
        advice: {
          hr: 'Na zaslonu E-pošta piše zašto. Ako se ne riješi do sutra, pošaljite to osobi koja održava stranicu.',
          en: 'The screen Email says why. If it lasts until tomorrow, tell the person who maintains the site.',
        },
      },
    },
  },
  formMails: {
    title: { hr: 'Poruke s obrazaca', en: 'Mails from forms' },
    findings: {
      ok: { text: { hr: 'Šalju se svima koji ih zatraže.', en: 'All who ask for one get it.' } },
      newsletter: {
        text: {
          hr: 'Pretplata na newsletter zatražena je prečesto. Potvrde koje zato danas nisu poslane: {n}.',
          en: 'The newsletter was subscribed to too often. Confirmations not sent today for that reason: {n}.',
        },
        advice: FORM_ADVICE,
      },
      contact: {
        text: {
          hr: 'Obrazac za poruke upotrijebljen je prečesto. Potvrde primitka koje zato danas nisu poslane: {n}. Poruke su spremljene.',
          en: 'The form for messages was used too often. Receipts not sent today for that reason: {n}. The messages are stored.',
        },
        advice: FORM_ADVICE,
      },
      donation: {
        text: {
          hr: 'Donacije su najavljivane prečesto. Uplatnice koje zato danas nisu poslane: {n}. Najave su spremljene.',
          en: 'Donations were pledged too often. Payment slips not sent today for that reason: {n}. The pledges are stored.',
        },
        advice: FORM_ADVICE,
      },
      several: {
        text: {
          hr: 'Obrasci su upotrijebljeni prečesto. Poruke koje zato danas nisu poslane: {n}.',
          en: 'Forms were used too often. Mails not sent today for that reason: {n}.',
        },
        advice: FORM_ADVICE,
      },
    },
  },
  mailServer: {
    title: { hr: 'Poslužitelj e-pošte', en: 'Mail server' },
    findings: {
      ok: { text: { hr: 'Prima poštu.', en: 'It accepts mail.' } },
      none: {
        text: {
          hr: 'Nije postavljen: poruke se spremaju u datoteke i nitko ih ne dobiva.',
          en: 'None is set: mails are stored in files, and nobody receives them.',
        },
        advice: {
          hr: 'Tko održava stranicu, neka postavi SMTP_URL.',
          en: 'The person who maintains the site should set SMTP_URL.',
        },
      },
      failing: {
        text: { hr: '{reason}', en: '{reason}' },
        advice: {
          hr: 'Provjerite postavku SMTP_URL i javlja li pružatelj e-pošte smetnje. Poruke čekaju i poslat će se kad poslužitelj ponovno odgovori.',
          en: 'Check SMTP_URL, and whether the mail provider reports a disturbance. Mails wait and are sent when the server answers again.',
        },
      },
    },
  },
  spf: {
    title: { hr: 'Zapis SPF', en: 'SPF record' },
    findings: {
      ok: { text: { hr: 'Domena {domain} ima ga.', en: 'The domain {domain} has one.' } },
      missing: {
        text: { hr: 'Domena {domain} nema ga.', en: 'The domain {domain} has none.' },
        advice: DNS_ADVICE,
      },
      several: {
        text: {
          hr: 'Domena {domain} ima ih više, pa ne vrijedi nijedan.',
          en: 'The domain {domain} has several, so that none counts.',
        },
        advice: {
          hr: 'Zamolite osobu koja upravlja domenom da ih spoji u jedan.',
          en: 'Ask whoever manages the domain to join them into one.',
        },
      },
      noServer: NO_MAIL_SERVER,
    },
  },
  dkim: {
    title: { hr: 'Zapis DKIM', en: 'DKIM record' },
    findings: {
      ok: { text: { hr: 'Domena {domain} ima ga.', en: 'The domain {domain} has one.' } },
      missing: {
        text: {
          hr: 'Domena {domain} nema ga pod imenom {selector}.',
          en: 'The domain {domain} has none with the name {selector}.',
        },
        advice: DNS_ADVICE,
      },
      noSelector: {
        text: {
          hr: 'Nije se moglo provjeriti: njegovo ime nije zadano u DKIM_SELECTOR.',
          en: 'It could not be checked: DKIM_SELECTOR does not name it.',
        },
      },
      noServer: NO_MAIL_SERVER,
    },
  },
  dmarc: {
    title: { hr: 'Zapis DMARC', en: 'DMARC record' },
    findings: {
      ok: { text: { hr: 'Domena {domain} ima ga.', en: 'The domain {domain} has one.' } },
      missing: {
        text: { hr: 'Domena {domain} nema ga.', en: 'The domain {domain} has none.' },
        advice: DNS_ADVICE,
      },
      noServer: NO_MAIL_SERVER,
    },
  },
} satisfies Record<string, CheckTexts>;
