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
    home_meta: 'Home in search engines',
    home_hero: 'Top of the page',
    about: 'Top of the page',
    about_mission_areaList: 'Areas of work',
    donate: 'Top of the page',
    donate_other_monthly_steps: 'Steps to a standing order',
    documents: 'Top of the page',
    contact: 'The page in search engines',
    common_footer: 'Footer',
  },
};
