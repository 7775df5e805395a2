import type { APIRequestContext } from '@playwright/test';

/** A screen or dialog of the panel. */
export interface Screen {
  path: string;
  dialog?: boolean;
}

const withDialogs = [
  'blog',
  'projects',
  'events',
  'team',
  'partners',
  'documents',
  'users',
  'public-calls',
];

/** Creates rows, and returns every screen and dialog that has its own URL. */
export async function allScreens(api: APIRequestContext): Promise<Screen[]> {
  const create = async (path: string, data: object): Promise<number> => {
    const response = await api.post(path, { data });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()).id;
  };
  const mark = Date.now().toString(36);
  const donation = await create('/api/donations', {
    amount: 50,
    currency: 'EUR',
    status: 'pending',
    donorName: 'Ana Horvat',
    message: 'Za dječju radionicu',
  });
  const message = await create('/api/contact', {
    name: 'Ana Horvat',
    email: `zasloni-${mark}@udruga.example`,
    subject: 'Pitanje o radionici',
    message: `Kada počinje radionica? ${mark}`,
    gdprConsent: true,
  });
  const imported = await api.post('/api/bank-payments/import', {
    multipart: {
      file: {
        name: 'izvod.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Datum;Uplata;Platitelj;Opis\n04.05.2026.;50,00;ANA HORVAT;${mark}\n`),
      },
    },
  });
  if (!imported.ok()) throw new Error(await imported.text());
  await create('/api/newsletter', { email: `zasloni-${mark}@udruga.example` });
  const first = async (resource: string): Promise<number> => {
    const query = new URLSearchParams({ range: '[0,0]', sort: '["id","ASC"]' });
    const [row] = await (await api.get(`/api/${resource}?${query.toString()}`)).json();
    return row.id;
  };
  const dialogs = await Promise.all(
    withDialogs.map(async (resource): Promise<Screen[]> => [
      { path: `/admin/${resource}` },
      { path: `/admin/${resource}/create`, dialog: true },
      { path: `/admin/${resource}/${await first(resource)}`, dialog: true },
    ]),
  );
  const source = `/zasloni-${mark}`;
  await create('/api/redirects', { source, target: '/blog' });
  const page = await create('/api/pages', {
    title: 'Pristupačnost prostora',
    titleEn: 'Accessibility of our premises',
    slug: `zasloni-stranica-${mark}`,
    content: 'Ulaz u prizemlju nema stepenica.',
    contentEn: 'The entrance on the ground floor has no steps.',
  });
  return [
    { path: '/admin' },
    { path: '/admin?tab=settings' },
    ...dialogs.flat(),
    { path: '/admin/contact' },
    { path: `/admin/contact/${message}` },
    { path: '/admin/donations' },
    { path: '/admin/donations/create', dialog: true },
    { path: `/admin/donations/${donation}`, dialog: true },
    { path: '/admin/bank-payments' },
    { path: '/admin/newsletter' },
    { path: '/admin/newsletter/create', dialog: true },
    { path: '/admin/issues' },
    { path: '/admin/issues/create', dialog: true },
    { path: '/admin/mails' },
    { path: '/admin/media' },
    { path: '/admin/trash' },
    { path: '/admin/redirects' },
    { path: '/admin/redirects/create', dialog: true },
    { path: '/admin/settings' },
    { path: '/admin/page-texts' },
    { path: '/admin/page-texts/5' },
    { path: '/admin/pages' },
    { path: '/admin/pages/create', dialog: true },
    { path: `/admin/pages/${page}`, dialog: true },
    { path: '/admin/privacy' },
    { path: '/admin/audit-log' },
    { path: '/admin/api-tokens' },
    { path: '/admin/health' },
    { path: '/admin/backups' },
    { path: '/admin/account' },
    { path: '/admin/nema-ove-stranice' },
  ];
}
