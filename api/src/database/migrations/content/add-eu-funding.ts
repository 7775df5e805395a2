import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns for whether the European Union co-funds a project, and for the project of a document. Of
 * the projects of the first content, those are set whose financing still names a European fund; the
 * first documents are those of Zaželi III. Row versions do not change, so that open forms can still
 * be saved.
 */
export class AddEuFunding1700000000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE projects ADD COLUMN eu_funded boolean NOT NULL DEFAULT false;
      ALTER TABLE documents ADD COLUMN project_id integer REFERENCES projects ON DELETE SET NULL;
      CREATE INDEX documents_project_index ON documents (project_id);
      ALTER TABLE projects DISABLE TRIGGER count_version;
      ALTER TABLE documents DISABLE TRIGGER count_version;
      UPDATE projects SET eu_funded = true
        WHERE slug IN ('zazeli-iii', 'novi-pocetak')
          AND financing ~* 'europsk\\S* (socijaln\\S* )?fond';
      UPDATE documents SET project_id = (SELECT id FROM projects WHERE slug = 'zazeli-iii')
        WHERE path IN ('/documents/letak-zazeli.pdf', '/documents/obrazac-iskaz-interesa.pdf', '/javni-poziv');
      ALTER TABLE projects ENABLE TRIGGER count_version;
      ALTER TABLE documents ENABLE TRIGGER count_version;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE documents DROP COLUMN project_id;
      ALTER TABLE projects DROP COLUMN eu_funded;
    `);
  }
}
