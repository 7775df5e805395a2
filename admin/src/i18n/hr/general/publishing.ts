export const publishingHr = {
  draft: 'Skica',
  draftNamed: '%{name} (skica)',
  state: { label: 'Objava', published: 'Objavljeno', drafts: 'Skice' },
  saveDraft: 'Spremi skicu',
  publish: 'Objavi',
  schedule: 'Zakaži za %{date}',
  unpublish: 'Povuci s objave',
  question: 'Želite li ovo povući s objave?',
  consequence:
    'Sprema se ono što je u obrascu, i ostaje kao skica. Posjetitelji je neće vidjeti dok je ponovno ne objavite.',
};
