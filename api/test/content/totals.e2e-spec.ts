import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { ContentChanges } from '../../src/content/content-changes.js';
import { listenForContentChanges } from '../../src/content/content-listener.js';
import { Event } from '../../src/events/event.entity.js';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { receiveNotifications } from '../setup/content-notifications.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

/** The delay of scheduled content, in which a busy machine can store and read it. */
const SCHEDULE_DELAY_MS = 2_000;

let test: TestApp;
let changes: ContentChanges;
/** The connection of another process to the same database. */
let otherProcess: pg.Client;
let stopListening: () => Promise<void>;
beforeAll(async () => {
  test = await startTestApp({}, undefined, async (app, url) => {
    changes = app.get(ContentChanges);
    const listener = await listenForContentChanges(url, changes, pino({ level: 'silent' }));
    stopListening = () => listener.stop();
    otherProcess = new pg.Client({ connectionString: url });
    await otherProcess.connect();
  });
});
afterAll(async () => {
  await otherProcess.end();
  await stopListening();
  await test.close();
});

/** The total in the Content-Range header of a list. */
async function total(path: string, headers = {}): Promise<number> {
  const separator = path.includes('?') ? '&' : '?';
  const answer = await test.anonymous.get(`${path}${separator}range=[0,0]`).set(headers);
  return Number(answer.headers['content-range']?.split('/')[1]);
}

/** Changes rows in the other process and waits for the notifications. */
async function changeInOtherProcess(sql: string): Promise<void> {
  const { generation } = changes;
  await otherProcess.query(sql);
  await waitFor(() => changes.generation !== generation, 'the notification', 1);
  await receiveNotifications(test.app);
}

const insert = (count: number) => `
  INSERT INTO blog_posts (title, title_en, slug, content, content_en, category, author, is_published,
    publish_date)
  SELECT 'Radionica', 'Workshop', 'clanak-' || gen_random_uuid(), 'Sadržaj', 'Content', 'news', '',
    true, now() - interval '1 hour'
  FROM generate_series(1, ${count})`;

describe('the total of a list', () => {
  beforeEach(async () => {
    await changeInOtherProcess('TRUNCATE blog_posts, events CASCADE');
  });

  it('is exact after each change by this process', async () => {
    await createBlogPost(test.dataSource);
    expect(await total('/api/blog')).toBe(1);
    const body = blogPostBody();
    const created = await test.asAdmin('post', '/api/blog', body).expect(201);
    expect(await total('/api/blog')).toBe(2);
    expect(await total('/api/blog?q=radionica')).toBe(2);
    const path = `/api/blog/${created.body.id}`;
    await test.asAdmin('patch', path, { isPublished: false }).expect(200);
    expect([await total('/api/blog'), await total('/api/blog', test.admin)]).toEqual([1, 2]);
    await test.asAdmin('delete', path).expect(200);
    expect([await total('/api/blog'), await total('/api/blog', test.admin)]).toEqual([1, 1]);
  });

  it('is exact after changes by another process', async () => {
    await changeInOtherProcess(insert(40));
    expect(await total('/api/blog')).toBe(40);
    expect(await total('/api/blog?q=radionice')).toBe(40);
    expect((await test.anonymous.get('/api/blog/categories')).body).toEqual(['news']);
    await changeInOtherProcess(insert(300));
    expect(await total('/api/blog')).toBe(340);
    expect(await total('/api/blog?q=radionice')).toBe(340);
    await changeInOtherProcess(`UPDATE blog_posts SET category = 'Terapija', title = 'Predavanje'
      WHERE id IN (SELECT id FROM blog_posts LIMIT 100)`);
    expect(await total('/api/blog?category=Terapija')).toBe(100);
    expect(await total('/api/blog?q=radionice')).toBe(240);
    expect((await test.anonymous.get('/api/blog/categories')).body).toEqual(['news', 'Terapija']);
    await changeInOtherProcess(`DELETE FROM blog_posts WHERE category = 'news'`);
    expect(await total('/api/blog')).toBe(100);
    await changeInOtherProcess('TRUNCATE blog_posts CASCADE');
    expect(await total('/api/blog')).toBe(0);
    expect((await test.anonymous.get('/api/blog/categories')).body).toEqual([]);
  });

  it('is cached until content changes', async () => {
    await changeInOtherProcess(insert(5));
    expect(await total('/api/blog')).toBe(5);
    await otherProcess.query('ALTER TABLE blog_posts DISABLE TRIGGER content_changed');
    await otherProcess.query(insert(1));
    await otherProcess.query('ALTER TABLE blog_posts ENABLE TRIGGER content_changed');
    expect(await total('/api/blog')).toBe(5);
    changes.changed();
    expect(await total('/api/blog')).toBe(6);
  });

  it('is exact in each category after any statement', async () => {
    const statements = [
      insert(30),
      `UPDATE blog_posts SET category = 'Terapija' WHERE id % 3 = 0`,
      `UPDATE blog_posts SET is_published = false WHERE id % 4 = 0`,
      `UPDATE blog_posts SET publish_date = now() + interval '1 day' WHERE id % 5 = 0`,
      `DELETE FROM blog_posts WHERE id % 7 = 0`,
      `UPDATE blog_posts SET is_published = NOT is_published, category = 'Događanja'
       WHERE id % 2 = 0`,
      `WITH gone AS (DELETE FROM blog_posts WHERE category = 'Terapija' RETURNING *)
       UPDATE blog_posts SET category = 'Terapija' WHERE id IN (
         SELECT id FROM blog_posts WHERE category = 'news' LIMIT 2)`,
      `UPDATE blog_posts SET category = 'Događanja'`,
    ];
    for (const statement of statements) {
      await changeInOtherProcess(statement);
      const { rows } = await otherProcess.query(`
        SELECT category, CAST(count(*) AS int) AS posts FROM blog_posts
        WHERE is_published AND publish_date <= now()
        GROUP BY category ORDER BY category COLLATE "hr-x-icu"`);
      const categories = (await test.anonymous.get('/api/blog/categories')).body;
      expect(categories).toEqual(rows.map(({ category }) => category));
      for (const { category, posts } of rows) {
        expect(await total(`/api/blog?category=${encodeURIComponent(category)}`)).toBe(posts);
      }
      const all = rows.reduce((sum, { posts }) => sum + posts, 0);
      expect([await total('/api/blog'), await total('/api/blog?published=true')]).toEqual([
        all,
        all,
      ]);
    }
  });

  it('of another list is not counted again', async () => {
    await createEvent(test.dataSource);
    const { id } = await createEvent(test.dataSource);
    await receiveNotifications(test.app);
    expect(await total('/api/events')).toBe(2);
    await otherProcess.query('ALTER TABLE events DISABLE TRIGGER content_changed');
    await otherProcess.query(`DELETE FROM events WHERE id = ${id}`);
    await otherProcess.query('ALTER TABLE events ENABLE TRIGGER content_changed');
    await changeInOtherProcess(insert(1));
    expect([await total('/api/blog'), await total('/api/events')]).toEqual([1, 2]);
    await changeInOtherProcess('UPDATE events SET title = title');
    expect(await total('/api/events')).toBe(1);
  });

  it('grows when a scheduled post appears', async () => {
    const publishDate = new Date(Date.now() + SCHEDULE_DELAY_MS);
    await createBlogPost(test.dataSource);
    await createBlogPost(test.dataSource, { publishDate, category: 'Terapija' });
    expect(await total('/api/blog')).toBe(1);
    await waitFor(() => Date.now() > publishDate.getTime(), 'the post to appear');
    expect(await total('/api/blog')).toBe(2);
    expect((await test.anonymous.get('/api/blog/categories')).body).toContain('Terapija');
  });

  it('changes when an event passes', async () => {
    const endDate = new Date(Date.now() + SCHEDULE_DELAY_MS);
    await createEvent(test.dataSource, { eventDate: new Date(Date.now() - 1000), endDate });
    const totals = async () => [
      await total('/api/events?upcoming=true'),
      await total('/api/events?past=true'),
    ];
    expect(await totals()).toEqual([1, 0]);
    await waitFor(() => Date.now() > endDate.getTime(), 'the event to pass');
    expect(await totals()).toEqual([0, 1]);
    expect(await test.dataSource.getRepository(Event).count()).toBe(1);
  });

  it.each(['/api/blog', '/api/blog?q=radionica', '/api/blog?q=radionic&sort=["title","ASC"]'])(
    'is the number of rows on its pages, none of which overlap: %s',
    async (path) => {
      await changeInOtherProcess(insert(33));
      const seen: number[] = [];
      for (let first = 0; first < 40; first += 7) {
        const separator = path.includes('?') ? '&' : '?';
        const { body, headers } = await test.anonymous
          .get(`${path}${separator}range=[${first},${first + 6}]`)
          .expect(200);
        expect(headers['content-range']).toMatch(/\/33$/);
        seen.push(...body.map(({ id }: BlogPost) => id));
      }
      expect(seen).toHaveLength(33);
      expect(new Set(seen).size).toBe(33);
    },
  );
});
