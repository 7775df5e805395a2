import { en, hr, type Catalogue } from '../../texts';

const textsIn = ({ call, common, projects }: Catalogue) => ({
  current: projects.tabs.current,
  upcoming: projects.tabs.upcoming,
  completed: projects.tabs.completed,
  learnMore: projects.learnMore,
  details: projects.more,
  back: projects.back,
  contact: projects.action.button,
  ask: projects.ask.button,
  duration: projects.period,
  missing: projects.notFound.title,
  missingText: projects.notFound.text,
  exit: common.quickExit.button,
  facts: [
    projects.period,
    projects.financing,
    projects.activities,
    projects.results,
    projects.partners,
    projects.note,
    projects.documents,
  ] as const,
  call: call.short,
  loading: common.loading,
});

export const words = {
  hr: {
    ...textsIn(hr),
    category: 'Podrška starijima',
    value: '891.000,00 €',
    period: '22. travnja 2024. – 22. travnja 2027.',
    fund: 'Europskog socijalnog fonda plus',
    categories: ['Održivi razvoj', 'Konferencija', 'Obrazovanje'],
    safe: 'Sigurno dijete',
    numbers: ['10 škola', '800 djece', '120 stručnjaka'],
    support: 'Program psihosocijalne podrške djeci i mladima u riziku',
    description: 'description',
  },
  en: {
    ...textsIn(en),
    category: 'Support for older people',
    value: '€891,000.00',
    period: '22 April 2024 – 22 April 2027',
    fund: 'European Social Fund Plus',
    categories: ['Sustainable development', 'Conference', 'Education'],
    safe: 'Safe child',
    numbers: ['10 schools', '800 children', '120 professionals'],
    support: 'Psychosocial support programme for at-risk children and youth',
    description: 'descriptionEn',
  },
} as const;
