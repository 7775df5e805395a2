import { en, hr, type Catalogue } from '../../texts';

/** Matches the accessible name of a link: its text and the title that it belongs to. */
export function about(text: string, title: string): RegExp {
  return new RegExp(`^${text} ?: ${title}$`);
}

/** The second-level headings in order; the one of the statistics is visually hidden. */
const textsIn = ({ home }: Catalogue) =>
  [
    home.services.title,
    home.about.title,
    home.statistics.title,
    home.projects.title,
    home.action.title,
    home.blog.title,
    home.events.title,
    home.team.title,
    home.partners.title,
    home.newsletter.title,
    home.map.title,
    home.contact.title,
  ] as const;

export const sections = { hr: textsIn(hr), en: textsIn(en) };
export const languages = ['hr', 'en'] as const;

const wordsIn = ({ home, newsletter }: Catalogue) => ({
  title: home.meta.title,
  description: home.meta.description,
  hero: home.hero.title,
  subtitle: home.hero.subtitle,
  learnMore: home.hero.learnMore,
  donate: home.hero.donate,
  services: [
    home.services.education.title,
    home.services.responsibility.title,
    home.services.sustainability.title,
    home.services.community.title,
  ] as const,
  about: [home.about.history.title, home.about.mission.title, home.about.team.title] as const,
  mission: home.about.mission.link,
  team: home.about.team.link,
  details: home.projects.more,
  allProjects: home.projects.all,
  volunteer: home.action.volunteer,
  partner: home.action.partner,
  allPosts: home.blog.all,
  readMore: home.blog.more,
  events: home.events.text,
  eventsLink: home.events.button,
  funding: home.partners.fundersTitle,
  subscribe: newsletter.submit,
  write: home.contact.button,
});

export const words = {
  hr: {
    ...wordsIn(hr),
    experience: /petnaest godina iskustva/,
    numbers: [
      ['10+', 'godina iskustva'],
      ['50+', 'završenih projekata'],
      ['1000+', 'educiranih sudionika'],
      ['25+', 'partnerskih organizacija'],
    ],
    projects: [
      'Program psihosocijalne podrške djeci i mladima u riziku',
      'Pomoć starijim i nemoćnim osobama',
      'Prevencija i suzbijanje obiteljskog nasilja',
    ],
    posts: [
      ['prevencija-ovisnosti-kod-mladih', 'Prevencija ovisnosti kod mladih', 'Prevencija'],
      ['terapija-opustanja', 'Terapija opuštanja', 'Terapija'],
    ],
    positions: ['Predsjednica', 'Dopredsjednik', 'Voditeljica projekata', 'Voditelj projekata'],
    funders: [
      'Europski socijalni fond',
      'Ministarstvo rada, mirovinskoga sustava, obitelji i socijalne politike',
      'Ministarstvo zdravstva',
      'Ministarstvo pravosuđa',
      'Šibensko-kninska županija',
      'Grad Šibenik',
    ],
    coast: 'coastalStreet',
  },
  en: {
    ...wordsIn(en),
    experience: /fifteen years of experience/,
    numbers: [
      ['10+', 'years of experience'],
      ['50+', 'projects completed'],
      ['1000+', 'participants educated'],
      ['25+', 'partner organizations'],
    ],
    projects: [
      'Psychosocial support programme for at-\u2060risk children and youth',
      'Help for elderly and infirm people',
      'Prevention and reduction of family violence',
    ],
    posts: [
      ['prevencija-ovisnosti-kod-mladih', 'Addiction prevention in youth', 'Prevention'],
      ['terapija-opustanja', 'Relaxation therapy', 'Therapy'],
    ],
    positions: ['President', 'Vice-president', 'Project manager', 'Project manager'],
    funders: [
      'European Social Fund',
      'Ministry of Labour, Pension System, Family and Social Policy',
      'Ministry of Health',
      'Ministry of Justice',
      'Šibenik-Knin County',
      'City of Šibenik',
    ],
    coast: 'coastalStreetEn',
  },
} as const;
