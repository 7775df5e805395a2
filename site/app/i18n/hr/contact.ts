export const contact = {
  description:
    'Telefon, e-pošta i adrese Udruge u Zagrebu i na obali te obrazac za poruku. Razgovor je besplatan i povjerljiv.',
  topics: {
    default: {
      title: 'Javite nam se',
      subtitle:
        'Trebate razgovor, pomoć u\u00a0kući ili savjet za dijete? Nazovite ili pišite. Razgovor je besplatan i\u00a0povjerljiv.',
      hint: 'Dovoljno je nekoliko rečenica. O osjetljivim stvarima ne morate pisati: možete nam ih ispričati u razgovoru.',
    },
    volunteer: {
      title: 'Prilike za volontiranje',
      subtitle:
        'Ne treba vam iskustvo, dovoljno je malo vremena. Recite nam kada možete i\u00a0što volite raditi, a\u00a0mi ćemo predložiti gdje ste najpotrebniji.',
      hint: 'U kojem ste mjestu, kada imate vremena i što biste rado radili.',
    },
    partnership: {
      title: 'Upit o partnerstvu',
      subtitle:
        'Tvrtka, škola, ustanova ili udruga: recite nam čime se bavite i\u00a0što biste htjeli raditi zajedno. Javit ćemo se s\u00a0prijedlogom prvog koraka.',
      hint: 'Čime se bavite, u kojem ste mjestu i što imate na umu.',
    },
    project: {
      title: 'Informacije o projektu',
      subtitle:
        'Tražite projekt za sebe ili za nekoga bliskog? Napišite koji vas zanima, a\u00a0mi ćemo objasniti kako se uključiti.',
      hint: 'Koji vas projekt zanima, za koga je i u kojem mjestu ta osoba živi.',
    },
  },
  subjects: {
    volunteer: 'Želim volontirati',
    partnership: 'Partnerstvo',
    project: 'Pitanje o projektu',
  },
  ways: {
    title: 'Gdje smo',
    phone: 'Telefon',
    email: 'E-pošta',
    zagreb: 'Sjedište',
    coast: 'Ured na obali',
    taxId: 'OIB',
    social: 'Pratite nas',
    danger: 'U neposrednoj opasnosti ne čekajte naš odgovor. Nazovite <call>112</call>.',
  },
  form: {
    title: 'Pošaljite poruku',
    allRequired: 'Obavezna su sva polja i\u00a0privola.',
    name: 'Ime i prezime',
    email: 'Adresa e-pošte',
    emailHint:
      'Na nju šaljemo potvrdu i\u00a0odgovor. Ako vam netko čita poštu, radije nas nazovite.',
    emailHintExit: 'Na nju šaljemo odgovor. Ako vam netko čita poštu, radije nas nazovite.',
    noReceipt: 'Ne šaljite mi potvrdu',
    subject: 'Predmet',
    message: 'Poruka',
    consent: 'Pristajem na obradu osobnih podataka',
    consentHint:
      'Koristimo ih samo da vam odgovorimo i ne dajemo ih drugima. <privacy>Kako čuvamo vaše podatke</privacy>',
    submit: 'Pošaljite poruku',
    submitting: 'Šaljemo…',
    success: 'Poruka je uspješno poslana. Odgovorit ćemo vam što prije.',
    error: 'Pri slanju poruke dogodila se pogreška. Pokušajte ponovno.',
    again: 'Pokušajte ponovno.',
    offline: 'Niste povezani s internetom, pa ništa nije poslano.',
    unanswered: 'Ne znamo je li poruka stigla: veza se prekinula prije odgovora.',
    wait_one: 'Pošaljite ponovno za {{count}} minutu.',
    wait_few: 'Pošaljite ponovno za {{count}} minute.',
    wait_other: 'Pošaljite ponovno za {{count}} minuta.',
    tooLarge: 'Skratite poruku ili nam je pošaljite e-poštom.',
    retained:
      'Sve što ste napisali ostalo je u obrascu, a ista se poruka neće zaprimiti dvaput. Ako je hitno, nazovite <call>{{phone}}</call> ili pišite na <mail>{{email}}</mail>.',
  },
  sent: {
    title: 'Poruka je poslana',
    next: 'Odgovor će stići na adresu e-pošte koju ste upisali. Ako ga ne vidite, pogledajte i među neželjenom poštom.',
    home: 'Na naslovnicu',
    events: 'Pogledajte događaje',
    another: 'Pošaljite još jednu poruku',
  },
  tooLarge: {
    title: 'Poslali ste previše teksta',
    lead: 'Obrazac ne može primiti toliko, pa ništa nije poslano.',
    text: 'Vratite se na prethodnu stranicu: ono što ste napisali trebalo bi još biti u obrascu. Skratite tekst pa ga pošaljite ponovno, ili nam pišite na <mail>{{email}}</mail>.',
    write: 'Novi obrazac',
    home: 'Na naslovnicu',
  },
};
