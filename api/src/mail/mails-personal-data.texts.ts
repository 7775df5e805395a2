import { formatDateTime } from 'shared/croatian-time';
import type { Text } from '../i18n/language.js';
import type { PersonalData } from '../personal-data/personal-data.js';

type Texts = Pick<PersonalData, 'title' | 'stored' | 'outcomes'>;

export const MAILS_TEXTS: Texts = {
  title: { hr: 'Poruke e-pošte', en: 'Emails' },
  stored: {
    hr: { one: '# poruka e-pošte', few: '# poruke e-pošte', other: '# poruka e-pošte' },
    en: { one: '# email', other: '# emails' },
  },
  outcomes: {
    deleted: {
      hr: {
        one: 'Iz popisa e-pošte obrisana je # poruka',
        few: 'Iz popisa e-pošte obrisane su # poruke',
        other: 'Iz popisa e-pošte obrisano je # poruka',
      },
      en: {
        one: '# email was deleted from the list of emails',
        other: '# emails were deleted from the list of emails',
      },
    },
    withdrawn: {
      hr: {
        one: '# poruka e-pošte koja je čekala neće biti poslana',
        few: '# poruke e-pošte koje su čekale neće biti poslane',
        other: '# poruka e-pošte koje su čekale neće biti poslano',
      },
      en: {
        one: '# waiting email will not be sent',
        other: '# waiting emails will not be sent',
      },
    },
    underWay: {
      hr: {
        one: '# poruka e-pošte upravo se slala pa se više ne može zaustaviti; zapis o njoj je obrisan',
        few: '# poruke e-pošte upravo su se slale pa se više ne mogu zaustaviti; zapisi o njima su obrisani',
        other:
          '# poruka e-pošte upravo se slalo pa se više ne mogu zaustaviti; zapisi o njima su obrisani',
      },
      en: {
        one: '# email was just being sent and can no longer be stopped; its record was deleted',
        other:
          '# emails were just being sent and can no longer be stopped; their records were deleted',
      },
    },
  },
};

export const OUTBOX_TEXTS: Texts = {
  title: {
    hr: 'Poruke spremljene u datoteke, a neposlane',
    en: 'Messages stored in files and not sent',
  },
  stored: {
    hr: {
      one: '# poruka spremljena u datoteku, a neposlana',
      few: '# poruke spremljene u datoteke, a neposlane',
      other: '# poruka spremljeno u datoteke, a neposlano',
    },
    en: {
      one: '# message stored in a file and not sent',
      other: '# messages stored in files and not sent',
    },
  },
  outcomes: {
    removed: {
      hr: {
        one: 'Briše se # poruka spremljena u datoteku',
        few: 'Brišu se # poruke spremljene u datoteke',
        other: 'Briše se # poruka spremljenih u datoteke',
      },
      en: {
        one: '# message stored in a file is being deleted',
        other: '# messages stored in files are being deleted',
      },
    },
  },
};

export const CHANGE_NOTICES_TEXTS: Texts = {
  title: { hr: 'Obavijesti o promjenama računa', en: 'Notices of changes of accounts' },
  stored: {
    hr: {
      one: '# obavijest o promjeni računa',
      few: '# obavijesti o promjeni računa',
      other: '# obavijesti o promjeni računa',
    },
    en: {
      one: '# notice of a change of an account',
      other: '# notices of a change of an account',
    },
  },
};

/** Why notices of changes are not erased yet. */
export const noticeRetained = (until: Date): Text => ({
  hr: `Ostaje do ${formatDateTime(until, 'hr')}, da bi osoba saznala za promjenu i mogla je zaustaviti. Potom se može obrisati, a sama se briše 30 dana nakon slanja.`,
  en: `It stays until ${formatDateTime(until, 'en')}, so that the person learns of the change and can stop it. It can be erased then, and is deleted by itself 30 days after it was sent.`,
});
