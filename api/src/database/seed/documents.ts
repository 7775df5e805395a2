/** The documents of the Zaželi III project; a row's keys are columns of `documents`. */
export const DOCUMENTS = [
  {
    name: 'Letak projekta Zaželi III',
    name_en: 'Flyer of the Zaželi III project',
    kind: 'pdf',
    is_listed: true,
    path: '/documents/letak-zazeli.pdf',
    path_en: '/documents/leaflet-zazeli.pdf',
    generated_as: 'flyer',
    order: 1,
  },
  {
    name: 'Obrazac za iskaz interesa',
    name_en: 'Expression-of-interest form',
    kind: 'pdf',
    is_listed: true,
    path: '/documents/obrazac-iskaz-interesa.pdf',
    path_en: '/documents/expression-of-interest-form.pdf',
    generated_as: 'form',
    order: 2,
  },
  {
    name: 'Javni poziv',
    name_en: 'Public call',
    kind: 'page',
    is_listed: true,
    path: '/javni-poziv',
    issued_on: '2024-04-26',
    order: 3,
  },
];

/** SQL: the first documents belong to their project. */
export const DOCUMENTS_OF_ZAZELI = `
  UPDATE documents SET project_id = (SELECT id FROM projects WHERE slug = 'zazeli-iii')
    WHERE path IN (${DOCUMENTS.map(({ path }) => `'${path}'`).join()})
`;
