/** Removing the second factor of a lost device. */
export const lostDeviceHr = {
  request: {
    title: 'Izgubljen uređaj',
    text: 'Ako nemate ni uređaj ni kodove za oporavak, poslat ćemo vam e-poštom poveznicu koja uklanja drugi faktor i pristupne ključeve. Radi sigurnosti vrijedi tek nakon 72 sata, a o zahtjevu saznaju svi administratori. Ako vam je hitno, drugi administrator može drugi faktor ukloniti odmah.',
    submit: 'Pošalji poveznicu',
    sent: 'Poveznica je na putu i vrijedi od %{date}, sedam dana. Ne stigne li za nekoliko minuta, pogledajte među neželjenom poštom.',
    noMail:
      'Ova stranica ne šalje e-poštu. Drugi faktor može vam ukloniti drugi administrator na zaslonu Korisnici ili osoba koja održava poslužitelj, naredbom npm run admin:password.',
    failed: 'Zahtjev nije poslan. Provjerite vezu i pokušajte ponovno.',
  },
  complete: {
    title: 'Uklanjanje drugog faktora',
    text: 'Uklonit će se drugi faktor i svi pristupni ključevi vašeg računa, a svi će uređaji biti odjavljeni. Zatim se prijavite lozinkom i postavite novi drugi faktor.',
    button: 'Ukloni drugi faktor',
    done: 'Drugi faktor i pristupni ključevi su uklonjeni. Prijavite se lozinkom.',
  },
  stop: {
    title: 'Zaustavljanje uklanjanja drugog faktora',
    text: 'Zaustavite zahtjev ako korisnik računa nije osobno potvrdio da ga je poslao. Netko drugi tada zna njegovu lozinku: postavite mu novu.',
    button: 'Zaustavi zahtjev',
    done: 'Zahtjev je zaustavljen. Drugi faktor ostaje uključen.',
  },
  pending: {
    text: 'Korisnik je javio da je izgubio uređaj. Od %{date} poveznicom iz e-pošte može ukloniti drugi faktor. Provjerite s njim osobno ili telefonom.',
    stopped: 'Zahtjev je zaustavljen',
  },
  incomplete: 'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
  failed: 'Zahtjev nije poslan. Provjerite vezu i pokušajte ponovno.',
  signIn: 'Otvori panel',
};
