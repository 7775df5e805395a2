export const preview = {
  title: 'Pregled članka',
  waiting: 'Pregled se priprema…',
  untitled: 'Ovdje će stajati naslov',
  draft: 'Ovo je skica. Posjetitelji je ne vide.',
  scheduled: 'Ovaj je članak zakazan. Posjetitelji ga još ne vide.',
};
