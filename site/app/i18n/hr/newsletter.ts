export const newsletter = {
  title: 'Vijesti u\u00a0vašem sandučiću',
  intro: 'Jednom mjesečno: što radimo, gdje nas možete susresti i\u00a0kako se uključiti.',
  email: 'Adresa e-pošte',
  confirm: 'Poslat ćemo vam poruku s poveznicom kojom potvrđujete pretplatu.',
  submit: 'Pretplatite se',
  submitting: 'Šaljemo…',
  privacy:
    'Vaše osobne podatke koristimo isključivo za slanje newslettera. Pretplatu možete otkazati u svakom trenutku.',
  invalidEmail: 'Upišite ispravnu adresu e-pošte.',
  successTitle: 'Pretplata je uspjela',
  success: 'Hvala vam što ste se pretplatili na naš newsletter!',
  /** With scripts, which know the address. */
  inboxOf:
    'Još samo jedan korak: na {{email}} poslali smo poruku s poveznicom. Otvorite je i potvrdite pretplatu. Ako je nema za nekoliko minuta, pogledajte i među neželjenom poštom.',
  inbox:
    'Još samo jedan korak: poslali smo vam poruku s poveznicom. Otvorite je i potvrdite pretplatu. Ako je nema za nekoliko minuta, pogledajte i među neželjenom poštom.',
  failureTitle: 'Pretplata nije uspjela',
  failure: 'Pretplata nije uspjela. Pokušajte ponovno.',
};
