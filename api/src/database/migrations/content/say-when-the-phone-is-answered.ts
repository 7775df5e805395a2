import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the association's telephone is answered; only it can say so. */
export class SayWhenThePhoneIsAnswered1795939100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings ADD phone_hours text, ADD phone_hours_en text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP phone_hours, DROP phone_hours_en');
  }
}
