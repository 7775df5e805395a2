export const preview = {
  title: 'Pregled članka',
  waiting: 'Pregled se priprema…',
  untitled: 'Ovdje će stajati naslov',
};
