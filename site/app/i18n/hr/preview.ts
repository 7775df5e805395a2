export const preview = {
  title: 'Pregled članka',
  waiting: 'Pregled se priprema…',
  untitled: 'Ovdje će stajati naslov',
  draft: 'Ovo je skica. Posjetitelji je ne vide.',
  scheduled: 'Ovaj je članak zakazan. Posjetitelji ga još ne vide.',
  // The date ends with a full stop.
  shared: 'Ovo je skica, još nije objavljena. Poveznica vrijedi do {{date}}',
  sharedScheduled: 'Ovaj je članak zakazan i još nije objavljen. Poveznica vrijedi do {{date}}',
  ended: {
    title: 'Poveznica više ne vrijedi',
    text: 'Istekla je ili je povučena, ili je skica obrisana. Zamolite osobu koja vam ju je poslala za novu.',
  },
  invalid: {
    title: 'Poveznica ne vrijedi',
    text: 'Provjerite je li kopirana cijela, ili zamolite osobu koja vam ju je poslala za novu.',
  },
};
