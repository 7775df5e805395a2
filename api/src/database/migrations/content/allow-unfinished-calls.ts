import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft of a public call may have no opening yet. Other missing texts are empty. */
export class AllowUnfinishedCalls1700000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE public_calls
        ALTER opens_at DROP NOT NULL,
        ADD CONSTRAINT public_calls_opening_check CHECK (opens_at IS NOT NULL OR NOT is_published);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE public_calls SET opens_at = now() WHERE opens_at IS NULL;
      ALTER TABLE public_calls
        DROP CONSTRAINT public_calls_opening_check,
        ALTER opens_at SET NOT NULL;
    `);
  }
}
