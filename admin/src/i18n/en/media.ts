import type { mediaHr } from '../hr/media';

export const mediaEn: typeof mediaHr = {
  admin: {
    add: 'Add pictures',
    edit: 'Edit',
    editTitle: 'Picture details',
    lead: 'You can also drop pictures onto this page, several at once. Those that are too big are made smaller before they are sent.',
    search: 'Search pictures',
    empty: 'The library is still empty. Add the first picture with the button, or drop it here.',
    noResults: 'No picture matches the search.',
    language: { hr: 'Croatian', en: 'English' },
    noAlt: 'no description',
    unused: 'Not used',
    usedCount: 'Used in %{smart_count} place |||| Used in %{smart_count} places',
    uses: 'Where it is used',
    unusedText: 'No content uses this picture at the moment.',
    inUse:
      'The picture can be deleted once it is removed from there, and from the public archive of newsletter issues.',
    use: {
      blog: 'post',
      projects: 'project',
      events: 'event',
      team: 'team member',
      partners: 'partner',
      pages: 'page',
      issues: 'newsletter issue',
    },
    openWhole: 'Open the whole picture in a new tab',
    filter: {
      alt: 'Description',
      undescribed: 'Missing',
      described: 'In both languages',
      use: 'Use',
      used: 'In use',
      unused: 'Not used',
    },
    upload: {
      drop: 'Drop the pictures here',
      waiting: 'Waiting for its turn.',
      added: 'The picture is in the library.',
      known: 'This picture was in the library already.',
      describe: 'Describe it',
      progress: '%{over} of %{total} done…',
      done: '%{smart_count} picture sent. |||| %{smart_count} pictures sent.',
      refused: '%{smart_count} was refused. |||| %{smart_count} were refused.',
      close: 'Close the list',
    },
    help: {
      fullColour:
        'For portraits, reportage and drawings. The site shows other photos in two tones if the settings say so.',
      alt: 'What the picture shows, in one sentence, for those who cannot see it.',
      name: 'Only helps you find it in the library.',
    },
    toast: {
      created: { title: 'Picture added', description: 'The new picture is in the library.' },
      updated: {
        title: 'Picture details saved',
        description: 'They apply wherever the picture is used.',
      },
      deleted: 'Picture deleted',
      error: {
        title: 'The picture details were not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
    },
  },
  resource: {
    name: 'Picture |||| Pictures',
    fields: {
      id: 'Number',
      name: 'File name',
      alt: 'Picture description (Croatian)',
      altEn: 'Picture description',
      fullColour: 'Always in colour',
      size: 'Size',
      createdAt: 'Added',
    },
  },
};
