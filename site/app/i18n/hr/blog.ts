export const blog = {
  title: 'Blog',
  lead: 'Pišemo o onome što nas ljudi najčešće pitaju: o djeci i roditeljima, o stresu, ovisnostima i starenju.',
  description:
    'Članci stručnjaka Udruge Kvaliteta življenja o odgoju, mentalnom zdravlju, prevenciji ovisnosti i podršci starijima.',
  search: {
    label: 'Pretražite članke',
    placeholder: 'Pretražite članke...',
    submit: 'Pretražite',
    clear: 'Poništite pretragu',
  },
  categories: { label: 'Kategorije', all: 'Sve' },
  results_one: '{{count}} članak',
  results_few: '{{count}} članka',
  results_other: '{{count}} članaka',
  empty: 'Nema članaka. Pokušajte s drugim pojmom za pretragu ili drugom kategorijom.',
  more: 'Pročitajte više',
  back: 'Natrag na blog',
  backButton: 'Natrag na blog',
  share: 'Podijelite članak',
  notFound: {
    title: 'Članak nije pronađen',
    text: 'Članak koji tražite ne postoji ili je uklonjen.',
  },
};
