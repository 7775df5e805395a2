export const home = {
  meta: {
    title: 'Udruga Kvaliteta življenja: podrška djeci, mladima i starijima',
    description:
      'Pomažemo djeci, obiteljima i starijim osobama da žive bolje: savjetovanje, radionice, pomoć u kući i projekti u Zagrebu i Dalmaciji.',
  },
  hero: {
    title: 'Pomažemo djeci, obiteljima i\u00a0starijima da žive bolje.',
    subtitle:
      'Dođite na razgovor, pošaljite dijete na radionicu, zatražite pomoć u\u00a0kući. Petnaest smo godina uz ljude u\u00a0Zagrebu i\u00a0Dalmaciji.',
    learnMore: 'Saznajte više o nama',
    donate: 'Donirajte',
    help: 'Trebate pomoć? <call>{{phone}}</call>',
    stones: { help: 'pomoći', learn: 'učiti', listen: 'slušati', together: 'zajedno' },
  },
  services: {
    title: 'Čime se bavimo',
    education: {
      title: 'Obrazovanje',
      text: 'Vodimo radionice za djecu, mlade i roditelje. Stručnjacima prenosimo ono što smo naučili na terenu.',
      link: 'Dođite na radionicu',
    },
    responsibility: {
      title: 'Društvena odgovornost',
      text: 'Stojimo uz ljude kojima je podrška najpotrebnija: u savjetovalištu, u školi i u njihovu domu.',
      link: 'Potražite podršku',
    },
    sustainability: {
      title: 'Održivi razvoj',
      text: 'Učimo živjeti od svojega kraja i sačuvati ga: more, maslinike, suhozide i susjedstvo.',
      link: 'Pogledajte obnovu',
    },
    community: {
      title: 'Zajednica',
      text: 'Povezujemo susjede, škole, ustanove i volontere. Zajedno rješavamo ono što nitko ne može sam.',
      link: 'Volontirajte s\u00a0nama',
    },
  },
  about: {
    title: 'Tko smo',
    history: {
      title: 'Povijest',
      text: 'Udrugu su {{year}}. osnovali ljudi koji su svakodnevno radili s djecom, obiteljima i starijima. Danas je iza nas petnaest godina iskustva, a posao je ostao isti: saslušati, pomoći i ostati uz čovjeka.',
    },
    mission: {
      title: 'Misija i vizija',
      text: 'Kvalitetu življenja podižemo učenjem, podrškom onima kojima je teško i zaštitom djece. Želimo mjesta u kojima nitko ne ostaje sam sa svojom brigom.',
      link: 'Pročitajte misiju i viziju',
    },
    team: {
      title: 'Ljudi',
      text: 'Psiholozi, socijalni pedagozi, njegovateljice i volonteri. Različiti smo, i baš se zato dobro slažemo.',
      link: 'Upoznajte tim',
    },
  },
  statistics: {
    title: 'U brojkama',
    experience: 'godina iskustva',
    projects: 'završenih projekata',
    participants: 'educiranih sudionika',
    partners: 'partnerskih organizacija',
  },
  projects: {
    title: 'Projekti',
    lead: 'Na čemu upravo radimo i\u00a0kome je to namijenjeno.',
    more: 'Detaljnije',
    all: 'Svi projekti',
    empty: 'Prve projekte uskoro ćemo objaviti.',
    failed: 'Projekte trenutno ne možemo prikazati.',
  },
  action: {
    title: 'Ima mjesta i za vaš kamen',
    text: 'Darujte sat vremena, iznos koji možete ili znanje svoje organizacije. Odaberite što vam odgovara.',
    volunteer: 'Volontirajte',
    donate: 'Donirajte',
    partner: 'Postanite partner',
  },
  blog: {
    title: 'Blog',
    lead: 'Savjeti i\u00a0iskustva naših stručnjaka.',
    all: 'Svi članci',
    more: 'Pročitajte članak',
    empty: 'Još nema objavljenih članaka.',
    failed: 'Članke trenutno ne možemo prikazati.',
  },
  events: {
    title: 'Događaji',
    text: 'Radionice, predavanja i druženja održavamo tijekom cijele godine. Većina ih je besplatna, a nitko ne mora doći sam: povedite susjedu, prijatelja ili dijete.',
    button: 'Pogledajte događaje',
    failed: 'Najavljene događaje trenutno ne možemo prikazati.',
  },
  testimony: { by: 'Osoba koju smo podržali' },
  team: {
    title: 'Naš tim',
    lead: 'Pišite osobi s\u00a0kojom želite razgovarati.',
    write: 'Pišite: {{name}}',
    empty: 'Tim ćemo uskoro predstaviti.',
    failed: 'Tim trenutno ne možemo prikazati.',
  },
  partners: {
    title: 'Partneri',
    lead: 'S\u00a0njima dijelimo posao, prostor i\u00a0znanje.',
    fundersTitle: 'Izvori financiranja',
    empty: 'Partnere ćemo uskoro navesti.',
    failed: 'Partnere trenutno ne možemo prikazati.',
  },
  newsletter: {
    title: 'Primajte naše vijesti',
  },
  map: {
    title: 'Gdje radimo',
    text: 'Uredi su nam u Zagrebu i na obali, a programe vodimo i u zaleđu. U ovim nas mjestima možete naći.',
    label: 'Karta mjesta u kojima radimo',
    drawing:
      'Karta hrvatskih županija: istaknuti su Grad Zagreb te Zadarska, Šibensko-kninska i Splitsko-dalmatinska županija',
    zagreb: {
      name: 'Zagreb',
      text: 'Sjedište i savjetovalište. Na razgovor se možete najaviti telefonom ili porukom.',
      link: 'Dogovorite razgovor u Zagrebu',
    },
    zadar: {
      name: 'Zadar',
      text: 'Grupe za mlade koji traže svoj put i susreti za njihove roditelje.',
      link: 'Pitajte za grupe u Zadru',
    },
    knin: {
      name: 'Knin',
      text: 'Besplatna pomoć u kući starijima i osobama s invaliditetom te grupe za mlade.',
      link: 'Pomoć u kući u Kninu',
    },
    drnis: {
      name: 'Drniš',
      text: 'Njegovateljice obilaze starije koji žive sami, i u gradu i u selima oko njega.',
      link: 'Pomoć u kući u Drnišu',
    },
    sibenik: {
      name: 'Šibenik',
      text: 'Ured na obali i radionice za roditelje. U zaleđu smo obnovili terase i suhozide.',
      link: 'Obnova suhozida kraj Šibenika',
    },
    split: {
      name: 'Split',
      text: 'Grupe za mlade i razgovori s roditeljima, u školama i učeničkim domovima.',
      link: 'Pitajte za grupe u Splitu',
    },
  },
  contact: {
    title: 'Trebate razgovor? Javite nam se.',
    text: 'Nazovite, pišite ili navratite. Razgovor je besplatan i povjerljiv.',
    zagreb: 'Sjedište',
    coast: 'Ured na obali',
    phone: 'Telefon',
    email: 'E-pošta',
    button: 'Pošaljite poruku',
  },
};
