/** Texts of the input for the address of a page. */
export const slugHr = {
  fromTitle: 'Predloži prema naslovu',
  follows: 'Nastaje iz naslova dok je sami ne promijenite.',
  help: 'Mala slova engleske abecede, brojke i crtice između njih.',
  checking: 'Provjeravam je li slobodna…',
  free: 'Slobodna je: %{address}',
  address: 'Cijela adresa: %{address}',
  taken: 'Ovu adresu već ima „%{title}”.',
  use: 'Upotrijebi %{slug}',
  unknown: 'Nije bilo moguće provjeriti je li slobodna.',
  moves: 'Poveznice na sadašnju adresu i dalje će voditi na ovu stranicu.',
};
