/** What is said when somebody else was faster. */
export const conflictHr = {
  title: 'Netko je u međuvremenu spremio ovaj zapis',
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

export const conflictEn: typeof conflictHr = {
  title: 'Somebody has saved this record in the meantime',
  text: 'Your changes are not saved, but nothing is lost: all you typed is still in the form. New in the saved record:',
  yours: 'you typed: %{value}',
  empty: '(empty)',
  keep: 'Continue with my changes',
  keepHelp:
    'If you continue, what you typed stays and the other fields take the saved values. Look them over and save again.',
  load: 'Load the saved record, discard mine',
  kept: 'Your changes are kept. Look the form over and save again.',
  loaded: 'The saved record is loaded.',
  gone: 'The saved record could not be loaded. What you typed is still here; try saving again.',
};
