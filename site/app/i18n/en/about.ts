import type { Catalogue } from '../catalogue';

export const about: Catalogue['about'] = {
  title: 'About us',
  description:
    'Who we are, what guides us, and the registered social services we provide to children, young people, people with addictions and victims of domestic violence.',
  lead: 'We work with children, young people, families and older people. We are psychologists, social workers, social pedagogues, carers and volunteers, with fifteen years of experience behind us.',
  intro:
    'We see children growing up without their parents, young people about to stand on their own feet, parents who do not know what to do next, people who want to stop drinking or gambling, and people afraid to go home. Older people who live alone need not come to us: we go to them.',
  introMore:
    'Talking to us costs nothing and stays between us. Here you can read what guides us, which services we provide and who will be there to meet you.',
  drawing: 'A young woman, a child and an older woman building a dry-stone wall.',
  history: {
    title: 'Our history, stone by stone',
    rises: 'A dry-stone wall is built from the ground up. Start at\u00a0{{year}}.',
    lead: 'Somebody carried each of these stones and found its place.',
    founded: {
      title: 'The foundation',
      text: 'Psychologists, social pedagogues and teachers who work with children and families every day found the association. The first conversations take place in a borrowed classroom, after school.',
    },
    groups: {
      title: 'First groups in schools',
      text: 'The school of social skills begins. Children practise listening, coming to an agreement and saying no, and parents get meetings of their own.',
    },
    coast: {
      title: 'An office on the coast',
      text: 'We open our doors in Dalmatia. People from the hinterland no longer have to travel to Zagreb to talk to us.',
    },
    carers: {
      title: 'The first Zaželi',
      text: 'We employ our first home carers. They bring groceries, a helping hand and company to older people who live alone.',
    },
    registered: {
      title: 'Entered in the register',
      text: 'Psychosocial counselling, psychosocial support and social mentoring become our registered social services, for six groups of people.',
    },
    zazeli: {
      title: 'Zaželi III',
      text: 'The third Zaželi starts in April: 36 months of free help at home. In December a youth programme follows in Split, Zadar, Knin and Drniš.',
    },
    today: {
      year: 'Today',
      title: 'Fifteen years of experience',
      text: 'More than 50 projects completed, more than 1000 participants educated, more than 25 partner organizations. And a door that is still open.',
    },
    next: {
      year: 'Tomorrow',
      title: 'This place is saved for you',
      text: 'The next stone may be the one you bring.',
      link: 'Volunteer with us',
    },
  },
  mission: {
    title: 'Mission and vision',
    mission: 'Mission',
    missionText:
      'We improve quality of life through education, support for vulnerable groups, social inclusion and the protection of children. We stand for sustainable development, health and active citizenship.',
    missionMore:
      'We do not live people’s lives for them. We help them see their options, claim their rights and take the next step.',
    vision: 'Vision',
    visionText:
      'A community in which every child grows up safe. One in which young people leave care ready to stand on their own, violence is stopped the first time, not the tenth, and people grow old in their own homes, among others.',
    areas: 'Areas of work',
    areaList: {
      education: 'education',
      responsibility: 'social responsibility',
      sustainability: 'sustainable development',
      community: 'community',
    },
    ways: 'How we work',
    wayList: {
      confidential: {
        title: 'In confidence',
        text: 'What you tell us stays with us. The only exception is what the law obliges us to report: when somebody is in immediate danger, or when we suspect that a child is at risk. We tell you so beforehand.',
      },
      beside: {
        title: 'Beside you',
        text: 'Every step is your decision. We agree on a goal together, and together we check how far we have come.',
      },
      skilled: {
        title: 'With skill',
        text: 'Conversations are led by trained professionals, who keep learning and have regular supervision.',
      },
    },
  },
  services: {
    title: 'Social services',
    lead: 'We provide them under the Croatian Social Welfare Act. You can come on your own, with somebody you trust, or on referral from the Croatian Institute for Social Work. The services are free of charge.',
    registry: 'Number in the register of social services',
    offered: 'Services',
    drawing: 'Two armchairs under a lamp, with tea on a small table between them.',
    counselling: 'psychosocial counselling',
    support: 'psychosocial support',
    mentoring: 'social mentoring',
    groups: {
      children: {
        title: 'Children without parental care',
        text: 'For children in foster families, in children’s homes and with relatives.',
      },
      youngAdults: {
        title: 'Young adults without parental care',
        text: 'For young people leaving care who are looking for a flat, a job and a doctor on their own for the first time.',
      },
      childrenBehaviour: {
        title: 'Children with behavioural problems',
        text: 'For children who miss school, get into conflicts or withdraw, and for their parents.',
      },
      youngAdultsBehaviour: {
        title: 'Young adults with behavioural problems',
        text: 'For young people who want to finish school, stay out of trouble or find work.',
      },
      addictions: {
        title: 'Persons with addictions',
        text: 'For people who want to stop drinking, gambling or taking drugs, and for their families.',
      },
      violence: {
        title: 'Victims of domestic violence',
        text: 'For anyone who suffers violence or fears it. You need not report anything to talk to us, and what you do next is your decision.',
      },
    },
    help: 'Do you need help now?',
  },
  statute: {
    title: 'Statute and transparency',
    text: 'The association is a non-profit legal entity entered in the Register of Associations of the Republic of Croatia. Anyone can read our statute, aims and activities there, and see who represents us. Search by name or tax ID (OIB).',
    more: 'Our financial reports are public in the Register of Non-profit Organisations kept by the Ministry of Finance. The association’s highest body is the Assembly, made up of all members.',
    name: 'Name',
    seat: 'Registered office',
    taxId: 'Tax ID (OIB)',
    founded: 'Founded',
    link: 'Open the Register of Associations',
  },
  team: {
    title: 'Team',
    lead: 'These are the people you reach when you call or write.',
    empty: 'We will introduce the members of the team soon.',
    write: 'Write to {{name}}',
  },
  volunteer: {
    title: 'Volunteer with us',
    text: 'Read to children, call someone who is on their own, help in a garden or translate a leaflet. An hour a week or a weekend a year, whatever suits you.',
    how: 'We will get to know each other, choose together what suits you and sign a volunteering agreement. We will prepare you for the task and pay your travel costs.',
    button: 'Get in touch to volunteer',
  },
};
