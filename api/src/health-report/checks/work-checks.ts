import type { DataSource } from 'typeorm';
import type { JobHealthService } from '../../jobs/job-health.service.js';
import { withheldMails } from '../../limits/form-allowance.js';
import type { MailsService } from '../../mail/mails.service.js';
import { finding, type Finding } from '../finding.js';

/** The jobs that wait, and those that failed lately. */
export async function checkJobs(jobs: JobHealthService): Promise<Finding> {
  const [since, failed, { waiting }] = await Promise.all([
    jobs.stalledSince(),
    jobs.failedLately(),
    jobs.counts(),
  ]);
  if (since) return finding('jobs', 'error', 'stalled', { since: since.toISOString() });
  if (failed > 0) return finding('jobs', 'warning', 'failed', { n: failed });
  return finding('jobs', 'ok', 'ok', { n: waiting });
}

/** The mails that no server has accepted. */
export async function checkMails(mails: MailsService): Promise<Finding> {
  const { givenUp, failing } = await mails.delivery();
  if (givenUp > 0) return finding('mails', 'warning', 'givenUp', { n: givenUp });
  if (failing > 0) return finding('mails', 'warning', 'failing', { n: failing });
  return finding('mails', 'ok', 'ok');
}

/** The mails of forms that were not sent within a day because a limit was reached. */
export async function checkFormMails({ manager }: DataSource): Promise<Finding> {
  const withheld = await withheldMails(manager);
  const total = withheld.reduce((sum, { mails }) => sum + mails, 0);
  if (total === 0) return finding('formMails', 'ok', 'ok');
  const only = withheld.length === 1 ? withheld[0]?.form : undefined;
  return finding('formMails', 'warning', only ?? 'several', { n: total });
}
