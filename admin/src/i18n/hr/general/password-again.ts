/** Texts of the dialog that asks for the password before a sensitive operation. */
export const passwordAgainHr = {
  title: 'Upišite lozinku',
  reason:
    'Radnja se tiče korisničkih računa, bankovnog računa Udruge ili osobnih podataka, a od vaše je prijave prošlo više od deset minuta. Lozinkom potvrdite da ste to vi.',
  confirm: 'Potvrdi',
  passkey: {
    button: 'Potvrdi pristupnim ključem',
    none: 'Potvrda pristupnim ključem nije dovršena. Pokušajte ponovno ili upišite lozinku.',
  },
  cancelled: 'Lozinka nije upisana, pa radnja nije provedena. Ništa nije promijenjeno.',
  failed: 'Lozinku nije bilo moguće provjeriti. Pokušajte ponovno.',
};
