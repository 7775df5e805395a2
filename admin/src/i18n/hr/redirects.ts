export const redirectsHr = {
  admin: {
    add: 'Novo preusmjeravanje',
    addFirst: 'Dodaj prvo preusmjeravanje',
    edit: 'Uredi',
    editTitle: 'Preusmjeravanje',
    search: 'Traži adrese',
    empty: 'Još nema preusmjeravanja. Nastaju sama kad promijenite adresu objavljene stranice.',
    noResults: 'Nijedna adresa ne odgovara pretrazi.',
    explanation:
      'Kad se promijeni adresa stranice, stara vodi na novu. Na adresi obrisane stranice piše da je uklonjena i nude se slične. Ovdje možete dodati i druge stare adrese, na primjer iz tiskanog letka.',
    kind: 'Vrsta',
    kinds: {
      manual: 'Dodana ručno',
      renamed: 'Nakon promjene adrese',
      gone: 'Obrisane stranice',
    },
    badge: { manual: 'Dodano ručno', renamed: 'Promijenjena adresa', gone: 'Obrisano' },
    leadsTo: 'Vodi na %{address}',
    leadsNowhere: 'Stranica je obrisana',
    since: 'Od %{day}',
    try: 'Isprobaj',
    remove: 'Ukloni',
    removal: {
      title: 'Ukloniti preusmjeravanje „%{name}”?',
      text: 'Tko otvori tu adresu, pročitat će da stranica nije pronađena.',
    },
    help: {
      source: 'Dio adrese nakon imena domene, na primjer /stari-clanak.',
      target: 'Stranica na ovoj domeni, na primjer /blog/novi-clanak, ili adresa https://.',
    },
    toast: {
      created: {
        title: 'Preusmjeravanje je dodano',
        description: 'Vrijedi odmah. Možete ga isprobati na popisu.',
      },
      deleted: 'Preusmjeravanje je uklonjeno.',
      error: {
        title: 'Preusmjeravanje nije spremljeno',
        description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
      },
    },
  },
  resource: {
    name: 'Preusmjeravanje |||| Preusmjeravanja |||| Preusmjeravanja',
    fields: {
      id: 'Broj',
      source: 'Stara adresa',
      target: 'Nova adresa',
      createdAt: 'Datum dodavanja',
    },
  },
};
