/** Texts about a record that another user has changed since it was loaded. */
export const conflictHr = {
  title: 'Netko je u međuvremenu spremio ovaj zapis',
  titleNamed: 'Ovaj je zapis u međuvremenu spremljen: %{name}, %{date}',
  text: 'Vaše izmjene nisu spremljene, ali ništa nije izgubljeno: sve što ste upisali i dalje je u obrascu. Novo u spremljenom zapisu:',
  yours: 'upisali ste: %{value}',
  empty: '(prazno)',
  keep: 'Nastavi s mojim izmjenama',
  keepHelp:
    'Ako nastavite, ostaje ono što ste upisali, a ostala polja dobivaju spremljene vrijednosti. Pregledajte ih i spremite ponovno.',
  load: 'Učitaj spremljeno, odbaci moje',
  kept: 'Vaše su izmjene zadržane. Pregledajte obrazac i spremite ponovno.',
  loaded: 'Učitan je spremljeni zapis.',
  gone: 'Spremljeni zapis nije bilo moguće učitati. Ono što ste upisali i dalje je ovdje; pokušajte spremiti ponovno.',
};
