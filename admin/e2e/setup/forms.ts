import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { pdf } from './pdfs';
import { drawnPicture } from './pictures';

const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

const texts = {
  title: 'Prekid veze',
  titleEn: 'A lost connection',
  description: 'Opis koji je dovoljno dug.',
  descriptionEn: 'A description long enough.',
};

/**
 * The form of each resource: the data of a row, a text field with a text that the server rejects as
 * too long, and the kind of its upload.
 */
export const forms: {
  resource: string;
  row: (page: Page) => object | Promise<object>;
  field: string;
  text: string;
  upload?: 'picture' | 'pdf';
}[] = [
  {
    resource: 'blog',
    row: () => ({
      title: 'Prekid veze',
      titleEn: 'A lost connection',
      slug: `prekid-${mark()}`,
      content: 'Sadržaj koji je dovoljno dug.',
      contentEn: 'Content that is long enough.',
      isPublished: false,
    }),
    field: 'titleEn',
    text: 'T'.repeat(201),
    upload: 'picture',
  },
  {
    resource: 'projects',
    row: () => ({ ...texts, slug: `prekid-${mark()}`, category: 'education' }),
    field: 'titleEn',
    text: 'T'.repeat(201),
    upload: 'picture',
  },
  {
    resource: 'events',
    row: () => ({
      ...texts,
      slug: `prekid-${mark()}`,
      location: 'Šibenik',
      eventDate: '2032-05-04T16:00:00.000Z',
    }),
    field: 'titleEn',
    text: 'T'.repeat(201),
    upload: 'picture',
  },
  {
    resource: 'team',
    row: () => ({ name: `Iva ${mark()}`, position: 'Gošća', positionEn: 'Guest', order: 93 }),
    field: 'position',
    text: 'T'.repeat(121),
    upload: 'picture',
  },
  {
    resource: 'partners',
    row: () => ({ name: `Udruga ${mark()}`, order: 93 }),
    field: 'name',
    text: 'T'.repeat(201),
    upload: 'picture',
  },
  {
    resource: 'documents',
    row: () => {
      const name = `Pravilnik ${mark()}`;
      const src = `data:application/pdf;base64,${pdf(name).buffer.toString('base64')}`;
      return { name, nameEn: 'Rules', file: { src, title: 'pravilnik.pdf' } };
    },
    field: 'nameEn',
    text: 'T'.repeat(201),
    upload: 'pdf',
  },
  {
    resource: 'media',
    row: async (page) => {
      const { name, buffer } = await drawnPicture(page, `prekid-${mark()}`);
      return { file: { title: name, src: `data:image/png;base64,${buffer.toString('base64')}` } };
    },
    field: 'name',
    text: 'T'.repeat(121),
  },
  {
    resource: 'users',
    row: () => {
      const username = `prekid-${mark()}`;
      const email = `${username}@udruga.example`;
      return { username, email, fullName: 'Iva', password: 'jedna duga fraza za prijavu' };
    },
    field: 'fullName',
    text: 'T'.repeat(121),
  },
  {
    resource: 'donations',
    row: () => ({ amount: 20, currency: 'EUR', status: 'pending' }),
    field: 'donorName',
    text: 'T'.repeat(301),
  },
];

/** Creates a row through the API and returns its id. */
export async function createRow(
  api: APIRequestContext,
  resource: string,
  data: object,
): Promise<number> {
  const response = await api.post(`/api/${resource}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).id;
}
