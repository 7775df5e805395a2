export const newsletterHr = {
  admin: {
    explanation: 'Ovdje su osobe koje primaju newsletter ili su ga odjavile.',
    add: 'Novi pretplatnik',
    addFirst: 'Upiši prvog pretplatnika',
    edit: 'Uredi',
    editTitle: 'Uredi pretplatnika',
    search: 'Traži adrese',
    empty: 'Još nema pretplatnika na newsletter.',
    noResults: 'Nijedna adresa ne odgovara pretrazi.',
    confirmedLabel: 'Potvrda',
    confirmed: 'Potvrđeni',
    unconfirmed: 'Nepotvrđeni',
    state: 'Stanje',
    active: 'Aktivni',
    left: 'Odjavljeni',
    delivery: 'Dostava',
    stopped: 'Poslužitelj ih odbija',
    reached: 'Primaju poštu',
    languageLabel: 'Jezik',
    language: { hr: 'Hrvatski', en: 'Engleski' },
    badge: {
      confirmed: 'Potvrđen',
      unconfirmed: 'Nepotvrđen',
      left: 'Odjavljen',
      stopped: 'Adresa ne prima poštu',
    },
    stoppedNote:
      'Poslužitelj e-pošte dvaput je odbio ovu adresu, pa joj se ništa ne šalje. Vratiti je možete na zaslonu E-pošta.',
    since: 'Prijava %{day}',
    confirmedOn: 'Potvrda %{day}',
    noConsent: 'Bez privole',
    imported: 'Uvezeno s popisa',
    import: {
      open: 'Uvezi popis',
      title: 'Uvoz pretplatnika s popisa',
      lead: 'Odaberite datoteku CSV: jedan stupac s adresama ili stupac s naslovom E-pošta. Nitko ne dobiva newsletter dok sam ne potvrdi: svakoj novoj adresi šaljemo jednu poruku s pitanjem. Tko se odjavio, ovdje ili prema samoj datoteci, više se ne pita.',
      language: 'Jezik pitanja i newslettera',
      choose: 'Odaberi datoteku',
      chooseOther: 'Odaberi drugu datoteku',
      added:
        'Pitanje dobiva %{smart_count} nova adresa. |||| Pitanje dobivaju %{smart_count} nove adrese. |||| Pitanje dobiva %{smart_count} novih adresa.',
      minutes:
        'Šalju se polako, da poslužitelj ne bude preopterećen: za oko %{smart_count} minutu. |||| Šalju se polako, da poslužitelj ne bude preopterećen: za oko %{smart_count} minute. |||| Šalju se polako, da poslužitelj ne bude preopterećen: za oko %{smart_count} minuta.',
      known:
        '%{smart_count} adresa već je na popisu i ne mijenja se. |||| %{smart_count} adrese već su na popisu i ne mijenjaju se. |||| %{smart_count} adresa već je na popisu i ne mijenja se.',
      unsubscribed:
        '%{smart_count} osoba se odjavila i više se ne pita. |||| %{smart_count} osobe su se odjavile i više se ne pitaju. |||| %{smart_count} osoba se odjavilo i više se ne pita.',
      remembered:
        'Od toga je %{smart_count} osoba odjavljena samo prema datoteci; uvoz to pamti. |||| Od toga su %{smart_count} osobe odjavljene samo prema datoteci; uvoz to pamti. |||| Od toga je %{smart_count} osoba odjavljeno samo prema datoteci; uvoz to pamti.',
      refused:
        '%{smart_count} adresu poslužitelj odbija. |||| %{smart_count} adrese poslužitelj odbija. |||| %{smart_count} adresa poslužitelj odbija.',
      duplicates:
        '%{smart_count} adresa se u datoteci ponavlja. |||| %{smart_count} adrese se u datoteci ponavljaju. |||| %{smart_count} adresa se u datoteci ponavlja.',
      invalid:
        '%{smart_count} redak nema ispravnu adresu. |||| %{smart_count} retka nemaju ispravnu adresu. |||| %{smart_count} redaka nema ispravnu adresu.',
      row: '%{row}. redak:',
      quoted: '„%{text}”:',
      run: 'Uvezi i pitaj',
      remember: 'Zapamti odjavljene',
      rememberedDone:
        'Zapamćena je %{smart_count} odjavljena osoba. |||| Zapamćene su %{smart_count} odjavljene osobe. |||| Zapamćeno je %{smart_count} odjavljenih osoba.',
      done: 'Uvezena je %{smart_count} adresa; vlasniku stiže pitanje. |||| Uvezene su %{smart_count} adrese; vlasnicima stiže pitanje. |||| Uvezeno je %{smart_count} adresa; vlasnicima stiže pitanje.',
      toFiles:
        'Poslužitelj e-pošte nije postavljen: pitanja se samo spremaju u datoteke i nitko ih ne dobiva.',
      past: 'Dosadašnji uvozi',
      pastImport:
        '%{date}, %{name}. Novih adresa: %{added}, upitano: %{asked}, potvrđeno: %{confirmed}.',
    },
    totals: {
      receiving: 'primatelj newslettera |||| primatelja newslettera |||| primatelja newslettera',
      waiting: 'nepotvrđena prijava |||| nepotvrđene prijave |||| nepotvrđenih prijava',
      left: 'odjavljeni pretplatnik |||| odjavljena pretplatnika |||| odjavljenih pretplatnika',
      stopped:
        'adresa koja ne prima poštu |||| adrese koje ne primaju poštu |||| adresa koje ne primaju poštu',
    },
    deactivate: 'Odjavi',
    activate: 'Vrati',
    erase: 'Obriši podatke',
    erasing: {
      title: 'Obrisati podatke: %{email}?',
      text: 'Adresa i privola brišu se trajno i ne idu u koš.',
    },
    help: {
      email: 'Vlasnik adrese mora sam potvrditi prijavu; do tada mu se ništa ne šalje.',
      isActive: 'Odjavljenima se ništa ne šalje.',
    },
    toast: {
      created: {
        title: 'Pretplatnik je dodan',
        description: 'Newsletter dobiva tek kad potvrdi adresu.',
      },
      updated: { title: 'Pretplatnik je spremljen', description: 'Promjene vrijede odmah.' },
      deleted: 'Podaci pretplatnika su obrisani.',
      deactivated: 'Pretplatnik je odjavljen',
      activated: 'Pretplatnik je vraćen na popis',
      error: {
        title: 'Pretplatnik nije spremljen',
        description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
      },
    },
  },
  resource: {
    name: 'Pretplatnik |||| Pretplatnici |||| Pretplatnici',
    fields: {
      id: 'Broj',
      email: 'E-pošta',
      language: 'Jezik',
      subscribedAt: 'Prijava',
      confirmedAt: 'Potvrda',
      isActive: 'Aktivan',
    },
  },
};
