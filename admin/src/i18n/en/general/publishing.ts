export const publishingEn = {
  draft: 'Draft',
  draftNamed: '%{name} (draft)',
  state: { label: 'Publication', published: 'Published', drafts: 'Drafts' },
  saveDraft: 'Save draft',
  publish: 'Publish',
  schedule: 'Schedule for %{date}',
  unpublish: 'Unpublish',
  question: 'Do you want to unpublish this?',
  consequence:
    'What is in the form is saved, and stays as a draft. Visitors will not see it until you publish it again.',
};
