import { expect, type APIRequestContext } from '@playwright/test';

/** A text that no other row contains. */
export const mark = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** Creates a row through the API and returns it. */
export async function createRow<Row extends object>(
  api: APIRequestContext,
  resource: string,
  data: object,
): Promise<Row & { id: number }> {
  const response = await api.post(`/api/${resource}`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** Reads a resource or a row of it through the API. */
export async function read(api: APIRequestContext, path: string, filter?: object) {
  const params = filter ? { filter: JSON.stringify(filter) } : undefined;
  return (await api.get(`/api/${path}`, { params })).json();
}

/** Creates a published post in both languages. */
export function createPost(api: APIRequestContext, fields: object = {}) {
  const slug = `pisanje-${mark()}`;
  return createRow<{ slug: string }>(api, 'blog', {
    title: `Čaj ${slug}`,
    titleEn: `Tea ${slug}`,
    slug,
    content: 'Dođite na čaj u petak.',
    contentEn: 'Come for tea on Friday.',
    author: 'Marija Kovač',
    isPublished: true,
    ...fields,
  });
}

/** Creates a published event. */
export const createEvent = (api: APIRequestContext, fields: object = {}) =>
  createRow(api, 'events', {
    title: 'Šetnja uz more',
    titleEn: 'A walk by the sea',
    description: 'Šetnja uz more za sve uzraste.',
    descriptionEn: 'A walk by the sea for all ages.',
    location: 'Šibenik',
    eventDate: '2032-05-04T16:00:00.000Z',
    ...fields,
  });
