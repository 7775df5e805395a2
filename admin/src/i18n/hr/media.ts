export const mediaHr = {
  admin: {
    add: 'Dodaj slike',
    edit: 'Uredi',
    editTitle: 'Podaci o slici',
    lead: 'Slike možete i povući na ovu stranicu, više njih odjednom. Prevelike se smanjuju prije slanja.',
    search: 'Traži slike',
    empty: 'Zbirka je još prazna. Dodajte prvu sliku gumbom ili je povucite ovamo.',
    noResults: 'Nijedna slika ne odgovara pretrazi.',
    language: { hr: 'hrvatski', en: 'engleski' },
    noAlt: 'opis nedostaje',
    unused: 'Ne koristi se',
    usedCount:
      'Koristi se na %{smart_count} mjestu |||| Koristi se na %{smart_count} mjesta |||| Koristi se na %{smart_count} mjesta',
    uses: 'Gdje se koristi',
    unusedText: 'Ovu sliku zasad ne koristi nijedan sadržaj.',
    inUse:
      'Sliku možete obrisati tek kad je uklonite s tih mjesta. Poslani broj newslettera maknite iz javne arhive.',
    use: {
      blog: 'članak',
      projects: 'projekt',
      events: 'događaj',
      team: 'osoba u timu',
      partners: 'partner',
      pages: 'stranica',
      issues: 'broj newslettera',
    },
    openWhole: 'Otvori cijelu sliku u novoj kartici',
    filter: {
      alt: 'Opis',
      undescribed: 'Nedostaje',
      described: 'Na oba jezika',
      use: 'Uporaba',
      used: 'Koriste se',
      unused: 'Ne koriste se',
    },
    upload: {
      drop: 'Pustite slike ovdje',
      waiting: 'Čeka na red.',
      added: 'Slika je u zbirci.',
      known: 'Ta je slika već bila u zbirci.',
      describe: 'Opiši sliku',
      progress: 'Obrađeno %{over} od %{total}…',
      done: 'Poslana je %{smart_count} slika. |||| Poslane su %{smart_count} slike. |||| Poslano je %{smart_count} slika.',
      refused:
        '%{smart_count} nije primljena. |||| %{smart_count} nisu primljene. |||| %{smart_count} nije primljeno.',
      close: 'Zatvori popis',
    },
    help: {
      fullColour:
        'Za portrete, reportaže i crteže. Ostale fotografije stranica prikazuje u dva tona, ako je tako odabrano u postavkama.',
      alt: 'Što se na slici vidi, u jednoj rečenici, za one koji je ne vide.',
      name: 'Služi samo za snalaženje u zbirci.',
    },
    toast: {
      created: { title: 'Slika je dodana', description: 'Nova je slika u zbirci.' },
      updated: {
        title: 'Podaci o slici su spremljeni',
        description: 'Vrijede svugdje gdje se slika koristi.',
      },
      deleted: 'Slika je obrisana',
      error: {
        title: 'Podaci o slici nisu spremljeni',
        description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
      },
    },
  },
  resource: {
    name: 'Slika |||| Slike |||| Slike',
    fields: {
      id: 'Broj',
      name: 'Naziv datoteke',
      alt: 'Opis slike',
      altEn: 'Opis slike (engleski)',
      fullColour: 'Uvijek u boji',
      size: 'Veličina',
      createdAt: 'Dodano',
    },
  },
};
