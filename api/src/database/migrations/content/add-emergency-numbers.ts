import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers of a new site at that time. */
const EMERGENCY_NUMBERS = [
  {
    number: '112',
    name: 'Neposredna opasnost',
    nameEn: 'Immediate danger',
    note: null,
    noteEn: null,
  },
  { number: '192', name: 'Policija', nameEn: 'Police', note: null, noteEn: null },
  {
    number: '116 006',
    name: 'Nacionalni pozivni centar za žrtve',
    nameEn: 'National Call Centre for Victims',
    note: 'besplatno i anonimno, u svako doba',
    noteEn: 'free and anonymous, at any hour',
  },
  {
    number: '116 111',
    name: 'Hrabri telefon za djecu',
    nameEn: 'Hrabri telefon, for children',
    note: 'besplatno i anonimno, radnim danom od 9 do 20 sati',
    noteEn: 'free and anonymous, on weekdays from 9 am to 8 pm',
  },
];

/** Emergency numbers in the settings; a site that has settings gets these. */
export class AddEmergencyNumbers1700000000077 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const numbers = JSON.stringify(EMERGENCY_NUMBERS).replaceAll("'", "''");
    await runner.query(`
      ALTER TABLE settings ADD COLUMN emergency_numbers jsonb NOT NULL DEFAULT '${numbers}'
        CHECK (jsonb_typeof(emergency_numbers) = 'array');
      ALTER TABLE settings ALTER COLUMN emergency_numbers DROP DEFAULT
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP COLUMN emergency_numbers');
  }
}
