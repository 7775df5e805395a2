// Fills the tables that grow, in bulk: their triggers run, and their indexes are built at the end.
import pg from 'pg';

const WORDS = [
  'radionica radionice radionicama škola škole djeca djeteta roditelji roditelja podrška podrške',
  'savjetovanje savjetovanja zlostavljanje zlostavljanja nasilje nasilja prevencija ovisnost',
  'ovisnosti mladi mladih stariji starijih pomoć pomoći kuća kući zajednica zajednice volonteri',
  'volontera udruga udruge projekt projekta obrazovanje obrazovanja društvo društva opuštanje',
  'opuštanja vještina vještine posao posla edukacija edukacije zdravlje zdravlja obitelj obitelji',
  'sigurnost sigurnosti učitelj učitelji stručnjak stručnjaci grad gradu županija županiji',
]
  .join(' ')
  .split(' ');
const ARRAY_OF_WORDS = `ARRAY['${WORDS.join("', '")}']`;

/** SQL for a text of `count` words, different for each row `n`. */
const text = (count) => `(
  SELECT string_agg((${ARRAY_OF_WORDS})[1 + floor(random() * ${WORDS.length})::int], ' ')
  FROM generate_series(1, ${count}) WHERE n > 0
)`;

/** Each table with the statement that fills it. */
const TABLES = {
  blog_posts: `INSERT INTO blog_posts
     (title, title_en, slug, content, content_en, category, author, publish_date, is_published)
   SELECT ${text(5)}, 'Workshop ' || n, 'clanak-' || n,
     ${text(60)} || CASE n WHEN 50 THEN ' logopedija' ELSE '' END,
     'A workshop for families in the community, number ' || n || '.',
     (ARRAY['Prevencija', 'Terapija', 'news', 'article', 'announcement'])[1 + n % 5], 'Ana Horvat',
     now() - n * interval '10 minutes', n % 20 <> 0
   FROM generate_series(1, $1::int) AS n`,
  events: `INSERT INTO events (title, title_en, slug, description, description_en, location, event_date)
   SELECT ${text(5)}, 'Workshop ' || n, 'dogadaj-' || n, ${text(40)}, 'A workshop for families.', 'Knin',
     now() + (n - $1::int / 2) * interval '1 hour'
   FROM generate_series(1, $1::int) AS n`,
  contact_messages: `INSERT INTO contact_messages
     (name, email, subject, message, language, consent_version, consent_at, received_at, is_read)
   SELECT ${text(2)}, 'ana' || n || '@udruga.example', ${text(4)},
     ${text(40)} || CASE n WHEN 50 THEN ' logopedija' ELSE '' END, 'hr', '1', now(),
     now() - n * interval '1 minute', n > 40
   FROM generate_series(1, $1::int) AS n`,
  newsletters: `INSERT INTO newsletters (email, language, confirmed_at, subscribed_at)
   SELECT 'ana' || n || '@udruga.example', 'hr', now(), now() - n * interval '1 minute'
   FROM generate_series(1, $1::int) AS n`,
  donations: `INSERT INTO donations
     (amount, currency, donor_name, donor_email, donated_at, status, paid_cents)
   SELECT 1 + n % 100, 'EUR', ${text(2)}, 'ana' || n || '@udruga.example',
     now() - n * (100000 / $1::int) * interval '10 minutes', CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'completed' END,
     CASE WHEN n % 10 = 0 THEN NULL ELSE 100 * (1 + n % 100) END
   FROM generate_series(1, $1::int) AS n`,
};

/** Tables whose rows are filled at the same time, by one connection each. */
const CONNECTIONS = [['blog_posts'], ['events', 'contact_messages', 'newsletters', 'donations']];

/** The indexes that no constraint needs: building one is faster than changing it row by row. */
const INDEXES = `
  SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index
  WHERE indrelid = $1::regclass
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`;

async function fillTable(client, table, rows) {
  const { rows: indexes } = await client.query(INDEXES, [table]);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await client.query(TABLES[table], [rows]);
  for (const { definition } of indexes) await client.query(definition);
}

/**
 * Replaces the rows of each table by as many new ones.
 *
 * @param {string} url of the database
 * @param {number} rows in each table
 */
export async function fill(url, rows) {
  const truncated = new pg.Client({ connectionString: url });
  await truncated.connect();
  await truncated.query(`TRUNCATE ${Object.keys(TABLES).join(', ')} CASCADE`);
  await Promise.all(
    CONNECTIONS.map(async (tables) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '128MB'");
      for (const table of tables) await fillTable(client, table, rows);
      await client.end();
    }),
  );
  await truncated.query('VACUUM (ANALYZE)');
  await truncated.end();
}
