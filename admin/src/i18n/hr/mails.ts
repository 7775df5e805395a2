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
      'contact-reply': 'Odgovor na poruku',
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
  refused: {
    title: 'Zaustavljene adrese',
    empty: 'Nijedna adresa nije zaustavljena.',
    note: '%{smart_count} adresa više ne dobiva poštu, jer ju je poslužitelj dvaput odbio. |||| %{smart_count} adrese više ne dobivaju poštu, jer ih je poslužitelj dvaput odbio. |||| %{smart_count} adresa više ne dobiva poštu, jer ih je poslužitelj dvaput odbio.',
    see: 'Pogledaj',
    lead: 'Poslužitelj e-pošte javio je za ove adrese da ne postoje ili da više ne primaju poštu, pa im se ništa ne šalje. Odgovori koji stignu poslije, kao poruke u sandučić Udruge, ovdje se ne vide.',
    refusals:
      'odbijena %{smart_count} put |||| odbijena %{smart_count} puta |||| odbijena %{smart_count} puta',
    last: 'Zadnji put %{date}',
    again: 'Ponovno šalji',
    question: 'Ponovno slati na ovu adresu?',
    consequence:
      'Sljedeća će poruka opet otići na nju. Odbije li je poslužitelj još dvaput, adresa se ponovno zaustavlja.',
    toast: 'Na adresu se ponovno šalje',
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
