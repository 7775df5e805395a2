import type { pageTextLabelsHr } from '../../hr/general/page-text-labels';

export const pageTextLabelsEn: typeof pageTextLabelsHr = {
  roles: {
    title: 'Heading',
    text: 'Text',
    lead: 'Introduction',
    subtitle: 'Subtitle',
    description: 'Description for search engines',
    hint: 'Advice beside the message',
    link: 'Link',
    name: 'Place',
    year: 'Time',
  },
  groups: {
    home_hero: 'Top of the page',
    about: 'Top of the page',
    about_mission_areaList: 'Areas of work',
    donate: 'Top of the page',
    donate_other_monthly_steps: 'Steps to a standing order',
    documents: 'Top of the page',
    contact_topics: 'Top of the page',
    common_footer: 'Footer',
    legal_privacy: 'Privacy',
    legal_accessibility: 'Accessibility',
    search: 'The page in search engines',
  },
};
