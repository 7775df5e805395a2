import type { DataSource } from 'typeorm';
import { Issue } from '../../src/newsletter/issues/issue.entity.js';

/** The body that creates an issue of the newsletter. */
export function issueBody(fields: object = {}) {
  return {
    title: 'Vijesti u svibnju',
    titleEn: 'News in May',
    text: 'Čeka nas svibanj.',
    textEn: 'May awaits.',
    ...fields,
  };
}

/** An issue in the database, by default a draft. */
export async function createIssue(
  dataSource: DataSource,
  fields: Partial<Issue> = {},
): Promise<Issue> {
  const issues = dataSource.getRepository(Issue);
  const issue = issues.create({ ...issueBody(), ...fields });
  await issues.insert(issue);
  return issues.findOneByOrFail({ id: issue.id });
}
