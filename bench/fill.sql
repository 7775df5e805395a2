-- Replaces the rows of the tables that grow by `:rows` new ones in each. Triggers run; indexes that no
-- constraint needs are built at the end.
SET synchronous_commit = off;
SET maintenance_work_mem = '128MB';
TRUNCATE blog_posts, events, contact_messages, newsletters, donations CASCADE;

CREATE TEMPORARY TABLE dropped AS
SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
FROM pg_index
WHERE indrelid IN ('blog_posts'::regclass, 'events'::regclass, 'contact_messages'::regclass,
  'newsletters'::regclass, 'donations'::regclass)
  AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid);
DO $$ DECLARE each record; BEGIN
  FOR each IN SELECT name FROM dropped LOOP EXECUTE 'DROP INDEX ' || each.name; END LOOP;
END $$;

-- A text of some words; another one for each row.
CREATE FUNCTION pg_temp.words(row_number int, length int) RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT string_agg((string_to_array('radionica radionice škola škole djeca djeteta roditelji podrška
    podrške savjetovanje nasilje prevencija ovisnost mladi stariji pomoć pomoći kuća zajednica zajednice
    volonteri udruga projekt obrazovanje društvo opuštanje vještina posao edukacija zdravlje obitelj
    sigurnost učitelj stručnjak grad županija'::text, ' '))[1 + floor(random() * 36)::int], ' ')
  FROM generate_series(1, length) WHERE row_number > 0
$$;

INSERT INTO blog_posts
  (title, title_en, slug, content, content_en, category, author, publish_date, is_published)
SELECT pg_temp.words(n, 5), 'Workshop ' || n, 'clanak-' || n,
  pg_temp.words(n, 60) || CASE n WHEN 50 THEN ' logopedija' ELSE '' END,
  'A workshop for families in the community, number ' || n || '.',
  (ARRAY['Prevencija', 'Terapija', 'news', 'article', 'announcement'])[1 + n % 5], 'Ana Horvat',
  now() - n * interval '10 minutes', n % 20 <> 0
FROM generate_series(1, :rows) AS n;

INSERT INTO events (title, title_en, slug, description, description_en, location, event_date)
SELECT pg_temp.words(n, 5), 'Workshop ' || n, 'dogadaj-' || n, pg_temp.words(n, 40),
  'A workshop for families.', 'Knin', now() + (n - :rows / 2) * interval '1 hour'
FROM generate_series(1, :rows) AS n;

INSERT INTO contact_messages
  (name, email, subject, message, language, consent_version, consent_at, received_at, is_read)
SELECT pg_temp.words(n, 2), 'ana' || n || '@udruga.example', pg_temp.words(n, 4),
  pg_temp.words(n, 40) || CASE n WHEN 50 THEN ' logopedija' ELSE '' END, 'hr', '1', now(),
  now() - n * interval '1 minute', n > 40
FROM generate_series(1, :rows) AS n;

INSERT INTO newsletters (email, language, confirmed_at, subscribed_at)
SELECT 'ana' || n || '@udruga.example', 'hr', now(), now() - n * interval '1 minute'
FROM generate_series(1, :rows) AS n;

INSERT INTO donations (amount, currency, donor_name, donor_email, donated_at, status, paid_cents)
SELECT 1 + n % 100, 'EUR', pg_temp.words(n, 2), 'ana' || n || '@udruga.example',
  now() - n * (100000 / :rows) * interval '10 minutes',
  CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'completed' END,
  CASE WHEN n % 10 = 0 THEN NULL ELSE 100 * (1 + n % 100) END
FROM generate_series(1, :rows) AS n;

DO $$ DECLARE each record; BEGIN
  FOR each IN SELECT definition FROM dropped LOOP EXECUTE each.definition; END LOOP;
END $$;
