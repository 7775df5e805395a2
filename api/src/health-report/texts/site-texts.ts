import { SERVER_LOG, type CheckTexts } from './check-texts.js';

/** What is said of the site itself. */
export const SITE_TEXTS = {
  backup: {
    title: { hr: 'Sigurnosna kopija', en: 'Backup' },
    findings: {
      ok: {
        text: {
          hr: 'Posljednja provjerena kopija izrađena je {at:time}.',
          en: 'The last verified backup was made {at:time}.',
        },
      },
      notYet: {
        text: {
          hr: 'Prva se kopija izrađuje noćas.',
          en: 'The first backup will be made tonight.',
        },
      },
      none: {
        text: {
          hr: 'Izrada kopije nije uspjela, a prijašnje provjerene kopije nema.',
          en: 'The backup failed, and there is no earlier verified one.',
        },
        advice: SERVER_LOG,
      },
      failed: {
        text: {
          hr: 'Posljednja izrada kopije nije uspjela. Posljednja provjerena kopija: {at:time}.',
          en: 'The last backup failed. The last verified one: {at:time}.',
        },
        advice: SERVER_LOG,
      },
      old: {
        text: {
          hr: 'Posljednja provjerena kopija starija je od dva dana: {at:time}.',
          en: 'The last verified backup is more than two days old: {at:time}.',
        },
        advice: {
          hr: 'Provjerite radi li stranica i noću, u 2:40 UTC. Kopija se odmah izrađuje naredbom npm run backup.',
          en: 'Check that the site also runs at night, at 2:40 UTC. The command npm run backup makes a backup at once.',
        },
      },
      damaged: {
        text: {
          hr: 'Oštećenih ili nestalih datoteka među spremljenim kopijama: {n}.',
          en: 'Damaged or missing files among the kept backups: {n}.',
        },
        advice: {
          hr: 'Provjerite disk i je li tko brisao datoteke u mapi sigurnosnih kopija.',
          en: 'Check the disk, and whether somebody deleted files in the folder of backups.',
        },
      },
      notCopied: {
        text: {
          hr: 'Posljednja kopija nije kopirana na drugo mjesto: naredba BACKUP_COMMAND nije uspjela.',
          en: 'The last backup was not copied to another place: BACKUP_COMMAND failed.',
        },
        advice: SERVER_LOG,
      },
    },
  },
  jobs: {
    title: { hr: 'Poslovi u pozadini', en: 'Background jobs' },
    findings: {
      ok: { text: { hr: 'Obavljaju se. Na čekanju: {n}.', en: 'They are running. Waiting: {n}.' } },
      stalled: {
        text: {
          hr: 'Ne obavljaju se od {since:time}: ne šalje se pošta i ne izrađuju se sigurnosne kopije.',
          en: 'They have not been done since {since:time}: no mail is sent and no backups are made.',
        },
        advice: {
          hr: 'Ponovno pokrenite stranicu. Ako to ne pomogne, pošaljite zapisnik poslužitelja osobi koja je održava.',
          en: 'Restart the site. If that does not help, send the log of the server to the person who maintains it.',
        },
      },
      failed: {
        text: {
          hr: 'Poslovi koji u posljednjih sedam dana nisu uspjeli ni nakon svih pokušaja: {n}.',
          en: 'Jobs of the last seven days that failed in all attempts: {n}.',
        },
        advice: SERVER_LOG,
      },
    },
  },
  certificate: {
    title: { hr: 'Certifikat stranice', en: 'Certificate of the site' },
    findings: {
      ok: { text: { hr: 'Vrijedi do {end:date}.', en: 'Valid until {end:date}.' } },
      none: {
        text: {
          hr: 'Stranica se ne otvara preko https, pa ga nema.',
          en: 'The site is not opened over https, so it has none.',
        },
      },
      ending: {
        text: { hr: 'Vrijedi još samo do {end:date}.', en: 'It ends soon, on {end:date}.' },
        advice: {
          hr: 'Obnovite ga i provjerite zašto se nije obnovio sam.',
          en: 'Renew it, and find out why it was not renewed by itself.',
        },
      },
      ended: {
        text: {
          hr: 'Istekao je {end:date}: preglednici posjetitelje odvraćaju od stranice.',
          en: 'It ended on {end:date}: browsers keep visitors away from the site.',
        },
        advice: { hr: 'Odmah ga obnovite.', en: 'Renew it at once.' },
      },
      untrusted: {
        text: {
          hr: 'Preglednici mu ne vjeruju ili ne pripada adresi {host}.',
          en: 'Browsers do not trust it, or it is not for {host}.',
        },
        advice: {
          hr: 'Postavite certifikat za tu adresu, sa svim posrednim certifikatima.',
          en: 'Install a certificate for this address, with all intermediate ones.',
        },
      },
    },
  },
} satisfies Record<string, CheckTexts>;
