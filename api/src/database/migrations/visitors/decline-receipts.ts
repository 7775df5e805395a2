import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever writes by the form may decline the receipt by e-mail. */
export class DeclineReceipts1795939000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE contact_messages ADD no_receipt boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP no_receipt');
  }
}
