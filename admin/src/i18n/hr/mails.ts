export const mailsHr = {
  admin: {
    search: 'Traži po adresi ili naslovu',
    empty: 'Još nije poslana nijedna poruka.',
    noResults: 'Nijedna poruka ne odgovara pretrazi.',
    stateLabel: 'Stanje',
    state: {
      queued: 'Čeka',
      sending: 'Šalje se',
      sent: 'Poslana',
      written: 'U datoteci, nije poslana',
      failed: 'Nije isporučena',
      uncertain: 'Neizvjesno',
    },
    givenUp: 'Sve neisporučene',
    kindLabel: 'Vrsta',
    kind: {
      'contact-notification': 'Obavijest o poruci s obrasca',
      'contact-receipt': 'Potvrda primitka poruke',
      'newsletter-confirmation': 'Poziv na potvrdu pretplate',
      'newsletter-welcome': 'Dobrodošlica pretplatniku',
      'newsletter-known': 'Već postoji pretplata',
      'donation-pledge': 'Uplatnica donatoru',
      'donation-reminder': 'Podsjetnik donatoru',
      'donation-thanks': 'Zahvala donatoru',
      'donation-returned': 'Obavijest donatoru o povratu',
      'newsletter-issue': 'Broj newslettera',
      'newsletter-test': 'Probni broj newslettera',
      'delivery-test': 'Proba e-pošte',
    },
    createdAt: 'Nastala %{date}',
    sentAt: 'Poslana %{date}',
    writtenAt: 'Spremljena u datoteku %{date}',
    writtenNote: 'Nitko je nije dobio: poslužitelj e-pošte nije bio postavljen.',
    nextAttemptAt: 'Sljedeći pokušaj %{date}',
    attempts: '%{smart_count} pokušaj |||| %{smart_count} pokušaja |||| %{smart_count} pokušaja',
    serverAnswer: 'Odgovor poslužitelja: %{answer}',
    uncertainNote:
      'Primatelj je poruku možda već dobio. Pošaljete li je ponovno, nosit će oznaku ponovljenog slanja.',
    sendAgain: 'Pošalji ponovno',
    remove: 'Obriši',
    withdraw: 'Odustani od slanja',
    delivery: {
      standingStill:
        'Slanje je zastalo: poruke čekaju od %{date}. Ako to potraje, treba ponovno pokrenuti poslužitelj stranice i pogledati njegov zapisnik.',
      smtp: 'Pošiljatelj: %{from}. Poslane se poruke ovdje vide 30 dana, bez sadržaja.',
      files:
        'Stranica još ne šalje e-poštu: poslužitelj e-pošte nije postavljen, pa se poruke samo spremaju u datoteke i nitko ih ne dobiva. Osoba koja održava stranicu treba upisati postavku SMTP_URL; datoteke su u mapi outbox.',
    },
    toast: {
      queued: 'Poruka se ponovno šalje',
      deleted: 'Poruka je obrisana',
    },
  },
  resource: {
    name: 'Poruka |||| Poruke |||| Poruke',
    fields: {
      createdAt: 'Nastanak',
      lastAttemptAt: 'Zadnji pokušaj',
      recipient: 'Primatelj',
    },
  },
};
