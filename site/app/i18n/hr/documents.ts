export const documents = {
  title: 'Dokumenti projekta Zaželi',
  description:
    'Letak, obrazac za iskaz interesa i javni poziv projekta Zaželi III: besplatna pomoć u kući starijima i osobama s invaliditetom u Šibensko-kninskoj županiji.',
  back: 'Natrag na projekte',
  lead: 'Sve što vam treba za prijavu. Obrazac možemo ispuniti i\u00a0zajedno.',
  intro:
    'Zaželi III pruža besplatnu pomoć u\u00a0kući osobama starijima od 65 godina i\u00a0odraslim osobama s\u00a0invaliditetom u\u00a0Šibensko-kninskoj županiji. Njegovateljica pomaže pospremiti, skuhati i\u00a0nabaviti što treba, ide s\u00a0vama liječniku i\u00a0ostaje na razgovoru.',
  fund: 'Europski socijalni fond plus',
  drawing:
    'Dvije osobe za kamenim stolom, gledane odozgo: jedna ispunjava obrazac, a druga joj pokazuje gdje upisati.',
  heading: 'Preuzmite i pročitajte',
  empty: 'Dokumente ćemo uskoro objaviti.',
  type: 'Vrsta',
  pdf: 'PDF',
  page: 'Internetska stranica',
  size: 'Veličina',
  issued: 'Objavljeno',
  updated: 'Ažurirano',
  language: 'Jezik',
  inCroatian: 'hrvatski',
  inBoth: 'hrvatski, engleski',
  download: 'Preuzmite',
  view: 'Otvorite',
  viewDocument: 'Pogledajte dokument',
  otherLanguage: 'In English',
  steps: {
    title: 'Kako se prijaviti',
    read: {
      title: 'Pročitajte javni poziv',
      text: 'U njemu piše tko se može prijaviti, koliko smiju iznositi primanja i što treba priložiti.',
    },
    fill: {
      title: 'Ispunite obrazac',
      text: 'Na računalu ili rukom. Priložite preslike dokumenata s popisa.',
    },
    bring: {
      title: 'Donesite ili pošaljite',
      text: 'Obrazac i preslike donesite u ured ili pošaljite poštom ili e-poštom. Ne možete do nas? Nazovite, dolazimo k vama.',
    },
  },
  help: {
    title: 'Nešto nije jasno?',
    text: 'Pitajte prije nego što odustanete. Objasnit ćemo uvjete i pomoći oko papira.',
    button: 'Kontaktirajte nas',
    call: 'ili nazovite',
  },
};
