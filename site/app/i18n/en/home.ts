import type { Catalogue } from '../catalogue';

export const home: Catalogue['home'] = {
  meta: {
    title: 'Quality of Living Association: support for children, young and older people',
    description:
      'We help children, families and older people live better: counselling, workshops, help at home and projects in Zagreb and Dalmatia.',
  },
  hero: {
    title: 'We help children, families and older people live better.',
    subtitle:
      'Come and talk to us, send your child to a workshop or ask for help at home. We have been there for people in Zagreb and Dalmatia for fifteen years.',
    learnMore: 'Learn more about us',
    donate: 'Donate',
    help: 'Need help? <call>{{phone}}</call>',
    stones: { help: 'help', learn: 'learn', listen: 'listen', together: 'together' },
  },
  services: {
    title: 'What we do',
    education: {
      title: 'Education',
      text: 'We run workshops for children, young people and parents, and pass on to professionals what we learn in the field.',
      link: 'Come to a workshop',
    },
    responsibility: {
      title: 'Social responsibility',
      text: 'We stand by the people who need support most: in our counselling rooms, at school and in their own homes.',
      link: 'Find support',
    },
    sustainability: {
      title: 'Sustainable development',
      text: 'We learn to live off the land and still look after it: the sea, the olive groves, the dry-stone walls, the neighbourhood.',
      link: 'See the restored walls',
    },
    community: {
      title: 'Community',
      text: 'We bring together neighbours, schools, institutions and volunteers, and solve what nobody can solve alone.',
      link: 'Volunteer with us',
    },
  },
  about: {
    title: 'Who we are',
    history: {
      title: 'History',
      text: 'The association was founded in {{year}} by people who worked with children, families and older people every day. We now have fifteen years of experience, and the work is the same: listen, help and stay.',
    },
    mission: {
      title: 'Mission and vision',
      text: 'We improve quality of life through learning, support for vulnerable people and the protection of children. We want places where nobody is left alone with their worries.',
      link: 'Read our mission and vision',
    },
    team: {
      title: 'People',
      text: 'Psychologists, social pedagogues, carers and volunteers. We are all different, and that is why we fit together.',
      link: 'Meet the team',
    },
  },
  statistics: {
    title: 'In numbers',
    experience: 'years of experience',
    projects: 'projects completed',
    participants: 'participants educated',
    partners: 'partner organizations',
  },
  projects: {
    title: 'Projects',
    lead: 'What we are working on, and who it is for.',
    more: 'Details',
    all: 'All projects',
    empty: 'We will publish our first projects soon.',
    failed: 'We cannot show the projects at the moment.',
  },
  action: {
    title: 'There is a place for your stone',
    text: 'Give an hour, whatever you can afford, or your organisation’s know-how. Choose what suits you.',
    volunteer: 'Volunteer',
    donate: 'Donate',
    partner: 'Become a partner',
  },
  blog: {
    title: 'Blog',
    lead: 'Advice and experience from our professionals.',
    all: 'All articles',
    more: 'Read the article',
    empty: 'No articles have been published yet.',
    failed: 'We cannot show the articles at the moment.',
  },
  events: {
    title: 'Events',
    text: 'We hold workshops, talks and get-togethers all year round. Most are free, and nobody has to come alone: bring a neighbour, a friend or a child.',
    button: 'See the events',
    failed: 'We cannot show the coming events at the moment.',
  },
  testimony: { by: 'A person whom we supported' },
  team: {
    title: 'Our team',
    lead: 'Write to the person you would like to talk to.',
    write: 'Write to {{name}}',
    empty: 'We will introduce the team soon.',
    failed: 'We cannot show the team at the moment.',
  },
  partners: {
    title: 'Partners',
    lead: 'We share work, space and knowledge with them.',
    fundersTitle: 'Sources of funding',
    empty: 'We will list our partners soon.',
    failed: 'We cannot show the partners at the moment.',
  },
  newsletter: {
    title: 'Get our news',
  },
  map: {
    title: 'Where we work',
    text: 'Our offices are in Zagreb and on the coast, and we run programmes inland, too. These are the places where you can find us.',
    label: 'Map of the places where we work',
    drawing:
      'A map of the Croatian counties; the City of Zagreb and the counties of Zadar, Šibenik-Knin and Split-Dalmatia stand out',
    zagreb: {
      name: 'Zagreb',
      text: 'Head office and counselling. Call or write, and we will find a time to talk.',
      link: 'Arrange a conversation in Zagreb',
    },
    zadar: {
      name: 'Zadar',
      text: 'Groups for young people finding their way, and meetings for their parents.',
      link: 'Ask about groups in Zadar',
    },
    knin: {
      name: 'Knin',
      text: 'Free home help for older people and people with disabilities, and groups for young people.',
      link: 'Home help in Knin',
    },
    drnis: {
      name: 'Drniš',
      text: 'Carers visit older people who live alone, in the town and in the villages around it.',
      link: 'Home help in Drniš',
    },
    sibenik: {
      name: 'Šibenik',
      text: 'Coastal office and workshops for parents. Inland, we have restored terraces and dry-stone walls.',
      link: 'Dry-stone walls near Šibenik',
    },
    split: {
      name: 'Split',
      text: 'Groups for young people and talks with parents, in schools and school dormitories.',
      link: 'Ask about groups in Split',
    },
  },
  contact: {
    title: 'Need to talk? Get in touch.',
    text: 'Call, write or drop by. Talking to us is free and confidential.',
    zagreb: 'Head office',
    coast: 'Coastal office',
    phone: 'Telephone',
    email: 'Email',
    button: 'Send a message',
  },
};
