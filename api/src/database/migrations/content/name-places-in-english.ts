import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The English names of places in the initial content; other rows have the same name in both. */
const ENGLISH = [
  ['Prostorije Udruge', 'The association’s premises'],
  ['Šibensko-kninska županija', 'Šibenik-Knin County'],
];

const searchOf = (englishText: string): string => `
  ALTER TABLE events DROP COLUMN search;
  ALTER TABLE events ADD COLUMN search tsvector GENERATED ALWAYS AS (
    search_text(title, description || ' ' || location, title_en, ${englishText})
  ) STORED;
  CREATE INDEX events_search_index ON events USING gin (search);
  DELETE FROM search_words WHERE source = 'events';
  INSERT INTO search_words
    SELECT 'events', word, count(*)
    FROM events, unnest(tsvector_to_array(search)) AS word GROUP BY word;
`;

/** Adds an English name of an event's place, which is also searched. */
export class NamePlacesInEnglish1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query('ALTER TABLE events ADD COLUMN location_en text');
    for (const [place, english] of ENGLISH) {
      await runner.query('UPDATE events SET location_en = $2 WHERE location = $1', [
        place,
        english,
      ]);
    }
    await runner.query(searchOf("description_en || ' ' || coalesce(location_en, '')"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchOf('description_en'));
    await runner.query('ALTER TABLE events DROP COLUMN location_en');
  }
}
