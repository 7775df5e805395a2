export const events = {
  title: 'Događaji',
  lead: 'Radionice, programi i\u00a0susreti. Povedite susjedu, prijatelja ili dijete: nitko ne mora doći sam.',
  description:
    'Nadolazeći i održani događaji Udruge: radionice, programi za mlade i roditelje, savjetovanja i javni pozivi u Zagrebu i Dalmaciji.',
  tabs: {
    label: 'Događaji prema vremenu',
    upcoming: 'Nadolazeći događaji',
    past: 'Održani događaji',
  },
  empty: {
    upcoming: 'Trenutno nema nadolazećih događaja.',
    hint: 'Navratite uskoro ili se',
    newsletter: 'pretplatite na newsletter',
    end: ', pa ćemo vam javiti čim dogovorimo sljedeći.',
    past: 'Pogledajte održane događaje',
    noPast: 'Još nema održanih događaja.',
  },
  next: { title: 'Sljedeći događaji', all: 'Svi nadolazeći događaji' },
  place: 'Mjesto',
  time: {
    label: 'Vrijeme',
    start: '{{day}} {{times}}',
    span: '{{day}}, {{times}}',
    allDay: '{{day}}, cijeli dan',
  },
  register: 'Prijavite se',
  readMore: 'Pročitajte više',
  addToCalendar: 'Dodajte u kalendar',
  back: 'Natrag na događaje',
  notFound: {
    title: 'Događaj nije pronađen',
    text: 'Događaj koji tražite ne postoji ili je uklonjen.',
  },
  kind: { upcoming: 'Nadolazeći događaj', past: 'Održani događaj' },
  source: 'Događaj na internetu:',
  informed: {
    title: 'Budite informirani',
    text: 'U newsletteru najavljujemo nove događaje i pišemo kako se prijaviti. Odjaviti se možete kad god želite.',
    button: 'Pretplatite se na Newsletter',
  },
  calendar: {
    title: 'Događaji u\u00a0vašem kalendaru',
    text: 'Pretplatite se jednom, a novi događaji i promjene termina sami će stizati u vaš kalendar, na telefonu ili računalu.',
    button: 'Otvorite u kalendaru',
    address: 'Ništa se ne otvara? Kopirajte ovu adresu u svoj kalendar:',
  },
};
