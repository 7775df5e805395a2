import type { PersonalData } from '../personal-data/personal-data.js';

type Words = Pick<PersonalData, 'title' | 'held' | 'outcomes'>;

export const MAILS_WORDS: Words = {
  title: { hr: 'Poruke e-pošte', en: 'Mails' },
  held: {
    hr: { one: '# poruka e-pošte', few: '# poruke e-pošte', other: '# poruka e-pošte' },
    en: { one: '# mail', other: '# mails' },
  },
  outcomes: {
    deleted: {
      hr: {
        one: 'Iz popisa e-pošte obrisana je # poruka',
        few: 'Iz popisa e-pošte obrisane su # poruke',
        other: 'Iz popisa e-pošte obrisano je # poruka',
      },
      en: {
        one: '# mail was deleted from the list of mails',
        other: '# mails were deleted from the list of mails',
      },
    },
    withdrawn: {
      hr: {
        one: '# poruka e-pošte koja je čekala neće biti poslana',
        few: '# poruke e-pošte koje su čekale neće biti poslane',
        other: '# poruka e-pošte koje su čekale neće biti poslano',
      },
      en: {
        one: '# waiting mail will not be sent',
        other: '# waiting mails will not be sent',
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
        one: '# mail was just being sent and can no longer be stopped; its record was deleted',
        other:
          '# mails were just being sent and can no longer be stopped; their records were deleted',
      },
    },
  },
};

export const OUTBOX_WORDS: Words = {
  title: { hr: 'Datoteke u mapi outbox', en: 'Files in the outbox folder' },
  held: {
    hr: {
      one: '# datoteka u mapi outbox',
      few: '# datoteke u mapi outbox',
      other: '# datoteka u mapi outbox',
    },
    en: { one: '# file in the outbox folder', other: '# files in the outbox folder' },
  },
  outcomes: {
    removed: {
      hr: {
        one: 'Uklanja se # datoteka iz mape outbox',
        few: 'Uklanjaju se # datoteke iz mape outbox',
        other: 'Uklanja se # datoteka iz mape outbox',
      },
      en: {
        one: '# file is being removed from the outbox folder',
        other: '# files are being removed from the outbox folder',
      },
    },
  },
};
