import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The searched columns of each table: by language, titles separate from other texts. */
const SEARCHED = [
  {
    table: 'blog_posts',
    croatian: { title: 'title', text: 'content' },
    english: { title: 'title_en', text: 'content_en' },
  },
  {
    table: 'projects',
    croatian: { title: 'title', text: 'description' },
    english: { title: 'title_en', text: 'description_en' },
  },
  {
    table: 'events',
    croatian: { title: 'title', text: "description || ' ' || location" },
    english: { title: 'title_en', text: 'description_en' },
  },
];

/** Characters between words, including typographic marks and the no-break space. */
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~„“”‚‘’‹›«»–—…·•€§°\u00a0';

const ON_CHANGE = [
  ['insert', 'REFERENCING NEW TABLE AS new_rows'],
  ['update', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['delete', 'REFERENCING OLD TABLE AS old_rows'],
  ['truncate', ''],
] as const;

/**
 * Full-text search: each searched row stores its words and their Croatian and English stems, all
 * without diacritics; `search_words` stores the distinct words of each table, for the correction of
 * typos. Croatian is stemmed by the rules for Serbian, the closest available language.
 */
export class AddSearch1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`
      CREATE TEXT SEARCH DICTIONARY croatian_stem (TEMPLATE = snowball, LANGUAGE = serbian);
      CREATE TEXT SEARCH DICTIONARY english_bare_stem (TEMPLATE = snowball, LANGUAGE = english);

      CREATE TEXT SEARCH CONFIGURATION unaccented (COPY = simple);
      ALTER TEXT SEARCH CONFIGURATION unaccented
        ALTER MAPPING FOR word, asciiword, numword WITH unaccent, simple;
      CREATE TEXT SEARCH CONFIGURATION croatian (PARSER = default);
      ALTER TEXT SEARCH CONFIGURATION croatian
        ADD MAPPING FOR word, asciiword WITH unaccent, croatian_stem;
      CREATE TEXT SEARCH CONFIGURATION english_unaccented (PARSER = default);
      ALTER TEXT SEARCH CONFIGURATION english_unaccented
        ADD MAPPING FOR word, asciiword WITH unaccent, english_bare_stem;

      -- Without punctuation: the parser would take parts of addresses, numbers and words in
      -- typographic quotes for one word.
      CREATE FUNCTION words_only(written text)
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN translate(written, '${PUNCTUATION.replace("'", "''")}', '${' '.repeat(PUNCTUATION.length)}');

      -- Texts are read as far as a tsvector holds words of any script: it takes a megabyte.
      CREATE FUNCTION search_text(title text, content text, title_en text, content_en text)
        RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN setweight(to_tsvector('public.unaccented', words_only(title || ' ' || title_en)), 'A')
          || setweight(to_tsvector('public.croatian', words_only(title)), 'A')
          || setweight(to_tsvector('public.english_unaccented', words_only(title_en)), 'A')
          || to_tsvector('public.unaccented', words_only(left(content, 50000) || ' ' || left(content_en, 50000)))
          || to_tsvector('public.croatian', words_only(left(content, 50000)))
          || to_tsvector('public.english_unaccented', words_only(left(content_en, 50000)));

      -- A word that no row holds any more stays, with 0 rows: writers would wait for one another
      -- over its removal.
      CREATE TABLE search_words (
        source text NOT NULL,
        word text COLLATE "C" NOT NULL,
        row_count integer NOT NULL,
        PRIMARY KEY (source, word)
      );
      CREATE INDEX search_words_likeness_index ON search_words USING gin (word gin_trgm_ops);

      CREATE FUNCTION count_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          DELETE FROM search_words WHERE source = TG_TABLE_NAME;
        ELSIF TG_OP = 'INSERT' THEN
          INSERT INTO search_words
          SELECT TG_TABLE_NAME, word, count(*)
          FROM new_rows, unnest(tsvector_to_array(search)) AS word
          GROUP BY word ORDER BY word COLLATE "C"
          ON CONFLICT (source, word)
            DO UPDATE SET row_count = search_words.row_count + excluded.row_count;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO search_words
          SELECT TG_TABLE_NAME, word, -count(*)
          FROM old_rows, unnest(tsvector_to_array(search)) AS word
          GROUP BY word ORDER BY word COLLATE "C"
          ON CONFLICT (source, word)
            DO UPDATE SET row_count = search_words.row_count + excluded.row_count;
        ELSE
          INSERT INTO search_words
          SELECT TG_TABLE_NAME, word, sum(rows)
          FROM (
            SELECT unnest(tsvector_to_array(search)) AS word, 1 AS rows FROM new_rows
            UNION ALL
            SELECT unnest(tsvector_to_array(search)), -1 FROM old_rows
          ) AS changes
          GROUP BY word HAVING sum(rows) <> 0 ORDER BY word COLLATE "C"
          ON CONFLICT (source, word)
            DO UPDATE SET row_count = search_words.row_count + excluded.row_count;
        END IF;
        RETURN NULL;
      END
      $$;
    `);
    for (const { table, croatian, english } of SEARCHED) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN search tsvector GENERATED ALWAYS AS (
          search_text(${croatian.title}, ${croatian.text}, ${english.title}, ${english.text})
        ) STORED;
        CREATE INDEX ${table}_search_index ON ${table} USING gin (search);
        INSERT INTO search_words
          SELECT '${table}', word, count(*)
          FROM ${table}, unnest(tsvector_to_array(search)) AS word GROUP BY word;
      `);
      for (const [event, rows] of ON_CHANGE) {
        await runner.query(`
          CREATE TRIGGER count_search_words_on_${event} AFTER ${event} ON ${table}
          ${rows} FOR EACH STATEMENT EXECUTE FUNCTION count_search_words()
        `);
      }
    }
    await runner.query(`
      CREATE INDEX blog_posts_out_index ON blog_posts (publish_date DESC, id DESC)
        WHERE is_published;
      CREATE INDEX blog_posts_out_category_index ON blog_posts
        (category, publish_date DESC, id DESC) WHERE is_published;
      DROP INDEX blog_posts_category_index;
      CREATE INDEX blog_posts_category_index ON blog_posts (category, publish_date DESC, id DESC);
      CREATE INDEX blog_posts_title_index ON blog_posts (title COLLATE "hr-x-icu", id);
      CREATE INDEX blog_posts_title_en_index ON blog_posts (title_en COLLATE "hr-x-icu", id);
      CREATE INDEX events_title_index ON events (title COLLATE "hr-x-icu", id);
      CREATE INDEX events_title_en_index ON events (title_en COLLATE "hr-x-icu", id);
      CREATE INDEX events_running_index ON events
        USING gist (tstzrange(event_date, event_passes_at(event_date, end_date), '[]'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX events_running_index, events_title_index, events_title_en_index,
        blog_posts_title_index, blog_posts_title_en_index, blog_posts_out_index,
        blog_posts_out_category_index, blog_posts_category_index;
      CREATE INDEX blog_posts_category_index ON blog_posts (category);
    `);
    for (const { table } of SEARCHED) {
      for (const [event] of ON_CHANGE) {
        await runner.query(`DROP TRIGGER count_search_words_on_${event} ON ${table}`);
      }
      await runner.query(`ALTER TABLE ${table} DROP COLUMN search`);
    }
    await runner.query(`
      DROP FUNCTION count_search_words, search_text, words_only;
      DROP TABLE search_words;
      DROP TEXT SEARCH CONFIGURATION unaccented, croatian, english_unaccented;
      DROP TEXT SEARCH DICTIONARY croatian_stem, english_bare_stem;
    `);
  }
}
