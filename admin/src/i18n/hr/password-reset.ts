/** The screens by which a forgotten password is replaced. */
export const passwordResetHr = {
  request: {
    title: 'Zaboravljena lozinka',
    lead: 'Poslat ćemo poveznicu za novu lozinku na adresu e-pošte vašeg računa.',
    identity: 'Korisničko ime ili e-pošta',
    identityRequired: 'Upišite korisničko ime ili adresu e-pošte',
    submit: 'Pošalji poveznicu',
    sent: 'Ako takav račun postoji, poveznica je na putu. Vrijedi 30 minuta. Ne stigne li za nekoliko minuta, pogledajte među neželjenom poštom.',
    noMail:
      'Ova stranica ne šalje e-poštu, pa poveznica ne može stići. Novu lozinku može vam postaviti, ili poziv ponoviti, drugi administrator na zaslonu Korisnici ili osoba koja održava poslužitelj, naredbom npm run admin:password.',
    failed: 'Zahtjev nije poslan. Provjerite vezu i pokušajte ponovno.',
  },
  reset: {
    title: 'Nova lozinka',
    lead: 'Nakon promjene odjavljuju se svi vaši uređaji.',
    submit: 'Spremi novu lozinku',
    saved: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
    incomplete: 'Poveznica nije potpuna. Otvorite je iz poruke e-pošte ili zatražite novu.',
    failed: 'Lozinka nije promijenjena. Provjerite vezu i pokušajte ponovno.',
    again: 'Zatraži novu poveznicu',
  },
  invitation: {
    title: 'Dobro došli',
    lead: 'Postavite lozinku kojom ćete se prijavljivati.',
    submit: 'Spremi lozinku',
    saved: 'Lozinka je postavljena. Prijavite se korisničkim imenom koje ste dobili uz poziv.',
    incomplete: 'Poveznica nije potpuna. Otvorite je izravno iz poziva ili zatražite novu.',
    failed: 'Lozinka nije postavljena. Provjerite vezu i pokušajte ponovno.',
    again: 'Zatraži novu poveznicu',
  },
  toLogin: 'Na prijavu',
};
