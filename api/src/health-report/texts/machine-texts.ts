import type { CheckTexts } from './check-texts.js';

/** What is said of the machine and its programs. */
export const MACHINE_TEXTS = {
  disk: {
    title: { hr: 'Prostor na disku', en: 'Disk space' },
    findings: {
      ok: {
        text: {
          hr: 'Slobodno je {free:bytes} od {size:bytes}.',
          en: '{free:bytes} of {size:bytes} are free.',
        },
      },
      low: {
        text: {
          hr: 'Slobodno je samo {free:bytes} od {size:bytes}.',
          en: 'Only {free:bytes} of {size:bytes} are free.',
        },
        advice: {
          hr: 'Oslobodite prostor ili nabavite veći disk. Kad se disk napuni, stranica više ništa ne može spremiti: ni poruke, ni donacije, ni sigurnosne kopije.',
          en: 'Free some space or get a larger disk. On a full disk the site can store nothing: no messages, no donations, no backups.',
        },
      },
    },
  },
  database: {
    title: { hr: 'Baza podataka', en: 'Database' },
    findings: {
      ok: {
        text: {
          hr: 'Zauzima {size:bytes}; u upotrebi je {used} od {limit} veza.',
          en: 'It takes {size:bytes}; {used} of {limit} connections are in use.',
        },
      },
      nearLimit: {
        text: {
          hr: 'U upotrebi je {used} od {limit} veza. Kad ih ponestane, stranica ne radi.',
          en: '{used} of {limit} connections are in use. Without a free one, the site does not work.',
        },
        advice: {
          hr: 'Provjerite koristi li istu bazu još neki program i povećajte max_connections odnosno ograničenje baze ili korisnika.',
          en: 'Check whether another program uses the same database, and raise max_connections or the limit of the database or role.',
        },
      },
    },
  },
  clock: {
    title: { hr: 'Sat poslužitelja', en: 'Clock of the server' },
    findings: {
      ok: {
        text: {
          hr: 'Slaže se sa satom baze podataka.',
          en: 'It agrees with the database’s clock.',
        },
      },
      off: {
        text: {
          hr: 'Razlikuje se od sata baze podataka za {seconds} s: prijava kodom možda ne radi, a objave se ne pojavljuju na vrijeme.',
          en: 'It differs from the database’s clock by {seconds} s: signing in with a code may fail, and posts appear at the wrong time.',
        },
        advice: {
          hr: 'Uključite usklađivanje vremena (NTP) na oba poslužitelja.',
          en: 'Turn on time synchronisation (NTP) on both machines.',
        },
      },
    },
  },
  memory: {
    title: { hr: 'Memorija', en: 'Memory' },
    findings: {
      ok: {
        text: {
          hr: 'Stranica koristi {used:bytes}; slobodno je {free:bytes} od {size:bytes}.',
          en: 'The site uses {used:bytes}; {free:bytes} of {size:bytes} are free.',
        },
      },
      low: {
        text: {
          hr: 'Slobodno je samo {free:bytes} od {size:bytes}; stranica koristi {used:bytes}.',
          en: 'Only {free:bytes} of {size:bytes} are free; the site uses {used:bytes}.',
        },
        advice: {
          hr: 'Zatvorite druge programe na poslužitelju ili mu dodajte memorije. Kad je ponestane, sustav gasi stranicu.',
          en: 'Stop other programs on the server, or give it more memory. When none is left, the system ends the site.',
        },
      },
    },
  },
  node: {
    title: { hr: 'Node.js', en: 'Node.js' },
    findings: {
      ok: {
        text: {
          hr: 'Inačica {version} dobiva sigurnosne ispravke do {end:date}.',
          en: 'Version {version} gets security fixes until {end:date}.',
        },
      },
      ending: {
        text: {
          hr: 'Inačica {version} dobiva sigurnosne ispravke još samo do {end:date}.',
          en: 'Version {version} gets no security fixes after {end:date}.',
        },
        advice: {
          hr: 'Zamolite osobu koja održava poslužitelj da do tada prijeđe na Node.js {next} ili noviji.',
          en: 'Ask the person who maintains the server to move to Node.js {next} or newer by then.',
        },
      },
      ended: {
        text: {
          hr: 'Inačica {version} od {end:date} više ne dobiva sigurnosne ispravke.',
          en: 'Version {version} has had no security fixes since {end:date}.',
        },
        advice: {
          hr: 'Stranica radi, ali otkrivene sigurnosne propuste više nitko ne uklanja. Zamolite osobu koja održava poslužitelj da prijeđe na Node.js {next} ili noviji.',
          en: 'The site works, but security holes that are found are no longer mended. Ask the person who maintains the server to move to Node.js {next} or newer.',
        },
      },
      unlisted: {
        text: {
          hr: 'Inačica {version}; do kada dobiva ispravke, nije poznato.',
          en: 'Version {version}; until when it gets fixes is not known.',
        },
      },
    },
  },
  version: {
    title: { hr: 'Inačica stranice', en: 'Version of the site' },
    findings: { ok: { text: { hr: '{version}', en: '{version}' } } },
  },
} satisfies Record<string, CheckTexts>;
