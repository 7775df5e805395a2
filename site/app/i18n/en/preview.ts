import type { Catalogue } from '../catalogue';

export const preview: Catalogue['preview'] = {
  title: 'Preview of a post',
  waiting: 'The preview is on its way…',
  untitled: 'The title will stand here',
  draft: 'This is a draft. Visitors do not see it.',
  scheduled: 'This post is scheduled. Visitors do not see it yet.',
};
