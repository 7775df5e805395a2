import type { Catalogue } from '../catalogue';

export const preview: Catalogue['preview'] = {
  title: 'Preview of a post',
  waiting: 'The preview is on its way…',
  untitled: 'The title will stand here',
};
