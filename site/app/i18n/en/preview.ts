import type { Catalogue } from '../catalogue';

export const preview: Catalogue['preview'] = {
  title: 'Preview of a post',
  waiting: 'The preview is on its way…',
  untitled: 'The title will stand here',
  draft: 'This is a draft. Visitors do not see it.',
  scheduled: 'This post is scheduled. Visitors do not see it yet.',
  shared: 'This is a draft, not published yet. The link works until {{date}}.',
  sharedScheduled: 'This post is scheduled, not published yet. The link works until {{date}}.',
  ended: {
    title: 'This link no longer works',
    text: 'It expired or was withdrawn, or the draft was deleted. Ask whoever sent it to you for another one.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'Check that the whole of it was copied, or ask whoever sent it to you for another one.',
  },
};
