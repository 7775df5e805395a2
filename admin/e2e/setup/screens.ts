import type { APIRequestContext } from '@playwright/test';
import { createRow, mark, read } from './rows';

/** A screen or dialog of the panel. */
export interface Screen {
  path: string;
  dialog?: boolean;
  /** Whether its form is that of another screen. */
  isAlike?: boolean;
}

export const listsWithDialogs =
  'blog projects events team partners documents users public-calls donations pages'.split(' ');
const listsOnlyAddedTo = 'newsletter issues redirects'.split(' ');
const plainScreens =
  'bank-payments mails media trash settings page-texts page-texts/5 privacy audit-log api-tokens health backups account nema-ove-stranice'.split(
    ' ',
  );

/** Creates rows, and returns every screen and dialog that has its own URL. */
export async function allScreens(api: APIRequestContext): Promise<Screen[]> {
  const own = mark();
  const donor = { amount: 50, currency: 'EUR', status: 'pending', donorName: 'Ana Horvat' };
  await createRow(api, 'donations', { ...donor, message: 'Za dječju radionicu' });
  const message = await createRow(api, 'contact', {
    name: 'Ana Horvat',
    email: `zasloni-${own}@udruga.example`,
    subject: 'Pitanje o radionici',
    message: `Kada počinje radionica? ${own}`,
    gdprConsent: true,
  });
  const statement = `Datum;Uplata;Platitelj;Opis\n04.05.2026.;50,00;ANA HORVAT;${own}\n`;
  const file = { name: 'izvod.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
  const imported = await api.post('/api/bank-payments/import', { multipart: { file } });
  if (!imported.ok()) throw new Error(await imported.text());
  await createRow(api, 'newsletter', { email: `zasloni-${own}@udruga.example` });
  await createRow(api, 'redirects', { source: `/zasloni-${own}`, target: '/blog' });
  await createRow(api, 'pages', {
    title: 'Pristupačnost prostora',
    titleEn: 'Accessibility of our premises',
    slug: `zasloni-stranica-${own}`,
    content: 'Ulaz u prizemlju nema stepenica.',
    contentEn: 'The entrance on the ground floor has no steps.',
  });
  const dialogs = await Promise.all(
    listsWithDialogs.map(async (resource): Promise<Screen[]> => {
      const [{ id }] = await read(api, resource);
      return [
        { path: `/admin/${resource}` },
        { path: `/admin/${resource}/create`, dialog: true, isAlike: true },
        { path: `/admin/${resource}/${id}`, dialog: true },
      ];
    }),
  );
  return [
    { path: '/admin' },
    ...dialogs.flat(),
    ...listsOnlyAddedTo.flatMap((resource) => [
      { path: `/admin/${resource}` },
      { path: `/admin/${resource}/create`, dialog: true },
    ]),
    { path: '/admin/contact' },
    { path: `/admin/contact/${message.id}` },
    ...plainScreens.map((screen) => ({ path: `/admin/${screen}` })),
  ];
}
