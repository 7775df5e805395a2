import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setSearched } from '../../set-searched.js';

const SEARCHED = {
  blog_posts: { titles: ['title'], texts: ['content'] },
  projects: { titles: ['title'], texts: ['description'] },
  events: { titles: ['title'], texts: ['description', 'location'] },
  public_calls: {
    titles: ['title', 'subject'],
    texts: [
      'summary',
      'lead',
      [
        "public_call_words(parts, 'heading', 'text')",
        "public_call_words(parts, 'headingEn', 'textEn')",
      ],
    ],
  },
  pages: { titles: ['title'], texts: ['lead', 'content'] },
  documents: { titles: ['name'], texts: [] },
} as const;

const inEnglish = 'NOT croatian_only';

/** The search leaves out the English texts of rows in Croatian only, which these keep. */
export class KeepHiddenEnglish1795938500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(SEARCHED)) {
      await setSearched(runner, table, { ...columns, inEnglish });
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(SEARCHED)) {
      await setSearched(runner, table, columns);
    }
  }
}
