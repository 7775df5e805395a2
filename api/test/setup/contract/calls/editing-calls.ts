import { DraftLinksService } from '../../../../src/draft-links/draft-links.service.js';
import { User } from '../../../../src/users/user.entity.js';
import { createBlogPost } from '../../../factories/blog-post.factory.js';
import { createDonation } from '../../../factories/donation.factory.js';
import { createEvent } from '../../../factories/event.factory.js';
import type { TestApp } from '../../test-app.js';
import type { Call } from './call.js';

/** An item of a kind that the caller deletes. */
const createTrashItem = async ({ dataSource, asAdmin }: TestApp, caller?: { email: string }) => {
  const isAccountant =
    caller !== undefined &&
    (await dataSource.manager.existsBy(User, { email: caller.email, role: 'accountant' }));
  const { id } = isAccountant
    ? await createDonation(dataSource, { status: 'pending' })
    : await createEvent(dataSource);
  await asAdmin('delete', `/api/${isAccountant ? 'donations' : 'events'}/${id}`);
  const [item]: { id: number }[] = await dataSource.query(
    'SELECT id FROM trash WHERE row_id = $1 ORDER BY id DESC',
    [id],
  );
  return item?.id ?? 0;
};

const createDraft = async ({ dataSource }: TestApp): Promise<[string, number]> => [
  'blog',
  (await createBlogPost(dataSource, { isPublished: false })).id,
];

/** Calls of the panel that are about editing. */
export const EDITING_CALLS: Record<string, Call> = {
  'get /api/autosaves': {},
  'get /api/autosaves/{resource}/{record}': {
    param: async ({ dataSource }) => {
      // For every user, as each one reads only their own.
      await dataSource.query(
        `INSERT INTO autosaves (user_id, resource, record, changed, saved_at)
         SELECT id, 'blog', 'new', '{"title": "Vijest"}', now() FROM users ON CONFLICT DO NOTHING`,
      );
      return ['blog', 'new'];
    },
  },
  'put /api/autosaves/{resource}/{record}': {
    param: () => Promise.resolve(['blog', 'new']),
    body: () => ({ changed: { title: 'Vijest' } }),
  },
  'delete /api/autosaves/{resource}/{record}': {
    param: () => Promise.resolve(['blog', 'new']),
  },
  'put /api/open-forms/{resource}/{record}/{tab}': {
    param: () => Promise.resolve(['blog', 7, 'ab'.repeat(16)]),
  },
  'delete /api/open-forms/{resource}/{record}/{tab}': {
    param: () => Promise.resolve(['blog', 7, 'ab'.repeat(16)]),
  },
  'post /api/draft-links/open': {
    body: async (test) => {
      const [resource, id] = await createDraft(test);
      const { url } = await test.app.get(DraftLinksService).create(resource, id, 'hr');
      return { token: new URL(url ?? '').searchParams.get('token') };
    },
  },
  'get /api/draft-links/{resource}/{id}': { param: createDraft },
  'post /api/draft-links/{resource}/{id}': { param: createDraft },
  'post /api/draft-links/{resource}/{id}/withdraw': { param: createDraft },
  'get /api/trash': {},
  'get /api/trash/{id}': { param: createTrashItem },
  'delete /api/trash/{id}': { param: createTrashItem },
  'post /api/trash/{id}/restore': { param: createTrashItem },
  'post /api/trash/bulk': {
    body: async (test, caller) => ({
      action: 'restore',
      ids: [await createTrashItem(test, caller)],
    }),
  },
  'post /api/trash/empty': {},
  'get /api/dashboard': {},
  'get /api/audit-log': {},
  'get /api/audit-log/export': {},
  'get /api/audit-log/{id}': {
    param: async ({ dataSource }) => {
      const [line]: { id: number }[] = await dataSource.query(
        'SELECT max(id) AS id FROM audit_log',
      );
      return line?.id ?? 0;
    },
  },
};
