import type { Catalogue } from '../catalogue';

export const projects: Catalogue['projects'] = {
  title: 'Projects',
  lead: 'Every project begins with somebody’s need. See what we are doing now, what we are preparing and what we have finished.',
  description:
    'Projects of the Quality of Living Association: current, upcoming and completed. Psychosocial support, help for older people, child protection, education.',
  tabs: {
    label: 'Projects by stage',
    current: 'Current',
    upcoming: 'In preparation',
    completed: 'Completed',
  },
  empty: {
    current: 'There are no current projects at the moment.',
    upcoming: 'There are no projects in preparation at the moment.',
    completed: 'No projects have been completed yet.',
  },
  more: 'Details',
  learnMore: 'Learn more',
  financing: 'Funding',
  results: 'Results',
  expectedResults: 'Expected results',
  partners: 'Partners',
  activities: 'Activities',
  note: 'Note',
  documents: 'Documents',
  period: 'Duration',
  /** Before the day on which a project begins that has no end. */
  since: 'from',
  facts: 'About the project',
  action: {
    title: 'Do you have an idea, or want to take part?',
    text: 'Get in touch. A new project usually begins with a conversation.',
    button: 'Contact us',
  },
  back: 'Back to projects',
  help: 'Do you need help now?',
  ask: {
    call: 'Read the public call',
    title: 'Interested in this project?',
    text: 'Ask us how to take part or how to get support.',
    button: 'Ask a question',
  },
  support: {
    title: 'Would you like to talk?',
    text: 'Ask us how to take part or how to get support.',
    button: 'Get in touch',
  },
  talk: {
    title: 'Would you like to talk?',
    text: 'Call us, or write from an email address that only you read.',
    button: 'Write to us',
  },
  notFound: {
    title: 'Project Not Found',
    text: "The project you're looking for doesn't exist or has been removed.",
  },
};
