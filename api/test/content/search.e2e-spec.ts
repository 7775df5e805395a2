import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const find = async (q: string, resource = 'blog') => {
  const { body } = await test.anonymous
    .get(`/api/${resource}?${new URLSearchParams({ q }).toString()}`)
    .expect(200);
  return body.map(({ title }: { title: string }) => title);
};

const POSTS = [
  {
    title: 'Kako prepoznati zlostavljanje',
    titleEn: 'How to recognise abuse',
    content: 'Dijete koje trpi nasilje često šuti. Učitelji trebaju slušati.',
    contentEn: 'A child who suffers violence is often silent.',
  },
  {
    title: 'Žrtve progovaraju',
    titleEn: 'Survivors speak out',
    content: 'Posljedice zlostavljanja prate čovjeka godinama.',
    contentEn: 'The consequences stay with people for years.',
  },
  {
    title: 'Radionice opuštanja u Kninu',
    titleEn: 'Relaxation workshops in Knin',
    content:
      'Vježbe disanja (CO₂), „autogeni trening” i šetnja. Rođendan udruge slavimo u četvrtak.',
    contentEn: 'Breathing exercises, counselling and walks for families.',
  },
  {
    title: 'Volonteri čiste plažu',
    titleEn: 'Volunteers clean the beach',
    content:
      'Hodža, džep i đurđica: tri riječi; jedan e-mail: info@primjer.example (891.000,00 EUR).',
    contentEn: 'Everybody is welcome, even in C++ & rain: 100% fun.',
  },
] as const;
const [RECOGNISE, VICTIMS, WORKSHOPS, BEACH] = POSTS.map(({ title }) => title);

describe('searching posts', () => {
  beforeAll(async () => {
    for (const post of POSTS) await createBlogPost(test.dataSource, post);
  });

  it.each([
    ['a word and its forms', ['zlostavljanja', 'ZLOSTAVLJANJEM'], [RECOGNISE, VICTIMS]],
    ['a mistyped word', ['zlostavlanje', 'zlostvaljanja'], [RECOGNISE, VICTIMS]],
    ['a half-typed word', ['zlosta', 'zlostavlj', 'zlostavljanj'], [RECOGNISE, VICTIMS]],
    ['a short mistyped word', ['setjna', 'setnka'], [WORKSHOPS]],
    ['words without diacritics', ['opustanje', 'vjezbe', 'cetvrtak'], [WORKSHOPS]],
    ['dj for đ', ['rodjendan', 'rodendan', 'rođendan', 'rođendanu'], [WORKSHOPS]],
    ['dz for dž, and đ at both ends', ['hodza', 'hodža', 'dzep', 'djurdjica', 'đurđica'], [BEACH]],
    ['lowered characters', ['CO2', 'co₂'], [WORKSHOPS]],
    ['decomposed characters', ['c\u030cetvrtak', 's\u030cetnja'], [WORKSHOPS]],
    ['a word in typographic quotes', ['autogeni', 'trening'], [WORKSHOPS]],
    ['English words and their forms', ['workshop', 'relaxing', 'families', 'family'], [WORKSHOPS]],
    ['a mistyped English word', ['counseling', 'relaxaton', 'excercises'], [WORKSHOPS]],
    ['several words in any order', ['kninu opustanje', 'radionice walks'], [WORKSHOPS]],
    ['parts of addresses and numbers', ['info@primjer.example', 'primjer', '891'], [BEACH]],
    ['punctuation between words', ['100%', '(plažu)', 'plažu & riječi', 'e-mail:*'], [BEACH]],
    ['words that no post contains together', ['zlostavljanje plaža'], []],
    ['unknown words', ['xqzwyk', 'abc', '12345'], []],
  ] as const)('finds by %s', async (_name, queries, found) => {
    for (const q of queries) expect([q, (await find(q)).sort()]).toEqual([q, [...found].sort()]);
  });

  it('lists matches in the title first, unless another order is requested', async () => {
    expect(await find('zlostavljanje')).toEqual([RECOGNISE, VICTIMS]);
    const sort = encodeURIComponent('["id","DESC"]');
    const { body } = await test.anonymous.get(`/api/blog?q=zlostavljanje&sort=${sort}`).expect(200);
    expect(body.map(({ title }: { title: string }) => title)).toEqual([VICTIMS, RECOGNISE]);
  });

  it('finds nothing by punctuation alone, and treats none as an operator', async () => {
    for (const q of ['%', '_', "'", '\\', ':*', '&|!', '()', '<->', '"', '„', '-- ', '💚']) {
      expect([q, await find(q)]).toEqual([q, []]);
    }
    expect(await find('!plažu')).toEqual([BEACH]);
    expect(await find('plažu | zlostavljanje')).toEqual([]);
    expect(await find('pla_u')).toEqual([]);
  });

  it('corrects words by the current content', async () => {
    const post = await createBlogPost(test.dataSource, { title: 'Logopedija' });
    expect(await find('logopedja')).toEqual(['Logopedija']);
    await test.asAdmin('patch', `/api/blog/${post.id}`, { title: 'Govorne vježbe' }).expect(200);
    expect(await find('logopedja')).toEqual([]);
    expect(await find('govrone')).toEqual(['Govorne vježbe']);
    await test.asAdmin('delete', `/api/blog/${post.id}`).expect(200);
    expect(await find('govrone')).toEqual([]);
  });

  it('updates the counts of words with every SQL statement', async () => {
    await test.dataSource.transaction(async (manager) => {
      await manager.query(`INSERT INTO blog_posts (title, title_en, slug, content, content_en, category, author)
        SELECT 'Naslov ' || n, 'Title ' || n, 'slug-' || n, 'sadržaj', 'content', 'news', '' FROM generate_series(1, 5) n`);
      await manager.query(`UPDATE blog_posts SET title = 'Drugi' WHERE slug LIKE 'slug-%'`);
      await manager.query(`DELETE FROM blog_posts WHERE slug IN ('slug-1', 'slug-2')`);
      await manager.query(
        `UPDATE blog_posts SET is_published = NOT is_published WHERE slug = 'slug-3'`,
      );
    });
    const wrong = await test.dataSource.query(`
      SELECT source, word, row_count, seen_count FROM search_words
      WHERE row_count <> 0 OR seen_count <> 0
      EXCEPT
      SELECT 'blog_posts', word, count(*)::integer,
        count(*) FILTER (WHERE is_published AND publish_date <= now())::integer
      FROM blog_posts, unnest(tsvector_to_array(search)) AS word GROUP BY word`);
    expect(wrong).toEqual([]);
    const ofDrugi = `SELECT row_count AS count FROM search_words
      WHERE source = 'blog_posts' AND word = 'drugi'`;
    expect(await test.dataSource.query(ofDrugi)).toEqual([{ count: 3 }]);
  });
});

it('Projects and events are searched as posts are', async () => {
  const description = 'Škole uče prepoznati zlostavljanje.';
  await createProject(test.dataSource, { title: 'Sigurno dijete', description });
  expect(await find('zlostavlanje', 'projects')).toEqual(['Sigurno dijete']);
  await createEvent(test.dataSource, { title: 'Škola', location: 'Drniš, Šibensko-kninska' });
  for (const q of ['Drnišu', 'skola', 'sibensko']) {
    expect([q, await find(q, 'events')]).toEqual([q, ['Škola']]);
  }
});

describe('the search of the whole site', () => {
  interface Found {
    name: string;
    total: number;
    results: Record<'path' | 'title' | 'titleEn' | 'excerpt' | 'excerptEn', string>[];
  }

  const search = async (q: string, query: Record<string, string> = {}) => {
    const { body } = await test.anonymous
      .get('/api/search')
      .query({ q, ...query })
      .expect(200);
    const groups: Found[] = body.groups;
    return { corrected: body.corrected, groups };
  };
  const titles = async (q: string) =>
    (await search(q)).groups.map(({ name, results }) => [
      name,
      ...results.map(({ title }) => title),
    ]);

  beforeAll(async () => {
    const { dataSource } = test;
    await createBlogPost(dataSource, {
      title: 'Zvrkasta priča',
      titleEn: 'A whirly story',
      contentFormat: 'markdown',
      content: `${'Uvod. '.repeat(60)}Zvrkanje **odmara** [sve](/about).`,
    });
    await createProject(dataSource, { title: 'Zvrkasti projekt' });
    await createEvent(dataSource, { title: 'Zvrkasti susret', slug: 'zvrkasti-susret' });
    await createPublicCall(dataSource, { title: 'Zvrkasti poziv' });
    await createPage(dataSource, { title: 'Zvrkasta stranica', slug: 'zvrkasta' });
    await createTeamMember(dataSource, { name: 'Zvrka Zvrkić', position: 'Zvrkasta voditeljica' });
  });

  it('finds content of all kinds by the forms of its words, in groups', async () => {
    const expected = [
      ['blog', 'Zvrkasta priča'],
      ['projects', 'Zvrkasti projekt'],
      ['events', 'Zvrkasti susret'],
      ['public-calls', 'Zvrkasti poziv'],
      ['pages', 'Zvrkasta stranica'],
      ['team', 'Zvrka Zvrkić'],
    ];
    expect(await titles('zvrkasti')).toEqual(expected);
    expect(await titles('ZVRKAST')).toEqual(expected);
    expect(await titles('whirly stories')).toEqual([['blog', 'Zvrkasta priča']]);
  });

  it('answers addresses, and the part of the text around the first found word, without marks', async () => {
    const [post] = (await search('zvrkanje')).groups[0]?.results ?? [];
    expect(post).toMatchObject({ path: expect.stringMatching(/^\/blog\//), pathEn: null });
    expect(post?.excerpt).toMatch(/^….*Zvrkanje odmara sve\.$/);
    const { groups } = await search('zvrkasti susret');
    expect(groups[0]?.results[0]?.path).toBe('/events/zvrkasti-susret');
    expect((await search('zvrkasta stranica')).groups[0]?.results[0]?.path).toBe('/zvrkasta');
  });

  it('corrects misspelt words, and answers them as the content spells them', async () => {
    const { corrected, groups } = await search('zvrksta priča');
    expect(corrected).toBe('zvrkasta priča');
    expect(groups.map(({ name }) => name)).toEqual(['blog']);
    expect((await search('zvrkasta')).corrected).toBeNull();
    expect(await search('qqqqqqqqqqqq')).toEqual({ corrected: null, groups: [] });
    expect(await search(' ')).toEqual({ corrected: null, groups: [] });
  });

  it('answers 5 results of each group, or the pages of one', async () => {
    for (let number = 1; number <= 22; number += 1) {
      await createProject(test.dataSource, { title: `Brzoplet ${number}` });
    }
    const { groups } = await search('brzoplet');
    expect(groups).toMatchObject([{ name: 'projects', total: 22 }]);
    expect(groups[0]?.results).toHaveLength(5);
    const [first] = (await search('brzoplet', { group: 'projects' })).groups;
    const [second] = (await search('brzoplet', { group: 'projects', page: '2' })).groups;
    expect([first?.results.length, second?.results.length]).toEqual([20, 2]);
    const all = [...(first?.results ?? []), ...(second?.results ?? [])];
    expect(new Set(all.map(({ title }) => title)).size).toBe(22);
  });

  it('refuses unknown groups and pages', async () => {
    const { body } = await test.anonymous.get('/api/search?q=a&group=users&page=0').expect(400);
    expect(Object.keys(body.errors)).toEqual(['group', 'page']);
    await test.anonymous.get('/api/search').expect(400);
  });
});
