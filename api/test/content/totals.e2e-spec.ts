import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { ContentChanges } from '../../src/content/content-changes.js';
import { listenForContentChanges } from '../../src/content/content-listener.js';
import { receiveNotifications } from '../setup/content-notifications.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

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

  it('is exact, also in each category and for words, after any statement of another process', async () => {
    const statements = [
      insert(30),
      `UPDATE blog_posts SET category = 'Terapija', title = 'Predavanje' WHERE id % 3 = 0`,
      `UPDATE blog_posts SET is_published = false WHERE id % 4 = 0`,
      `UPDATE blog_posts SET publish_date = now() + interval '1 day' WHERE id % 5 = 0`,
      `DELETE FROM blog_posts WHERE id % 7 = 0`,
      `UPDATE blog_posts SET is_published = NOT is_published, category = 'Događanja'
       WHERE id % 2 = 0`,
      `WITH gone AS (DELETE FROM blog_posts WHERE category = 'Terapija' RETURNING *)
       UPDATE blog_posts SET category = 'Terapija' WHERE id IN (
         SELECT id FROM blog_posts WHERE category = 'news' LIMIT 2)`,
      `TRUNCATE blog_posts CASCADE`,
    ];
    for (const statement of statements) {
      await changeInOtherProcess(statement);
      const { rows } = await otherProcess.query(`
        SELECT category, CAST(count(*) AS int) AS posts,
          CAST(count(*) FILTER (WHERE title = 'Radionica') AS int) AS workshops
        FROM blog_posts WHERE is_published AND publish_date <= now()
        GROUP BY category ORDER BY category COLLATE "hr-x-icu"`);
      const categories = (await test.anonymous.get('/api/blog/categories')).body;
      expect(categories).toEqual(rows.map(({ category }) => category));
      for (const { category, posts } of rows) {
        expect(await total(`/api/blog?category=${encodeURIComponent(category)}`)).toBe(posts);
      }
      const sum = (name: string) => rows.reduce((all, row) => all + row[name], 0);
      expect(await total('/api/blog')).toBe(sum('posts'));
      const [all] = (await otherProcess.query('SELECT CAST(count(*) AS int) FROM blog_posts')).rows;
      expect(await total('/api/blog', test.admin)).toBe(all.count);
      expect(await total('/api/blog?published=true')).toBe(sum('posts'));
      expect(await total('/api/blog?q=radionice')).toBe(sum('workshops'));
    }
  });
});
