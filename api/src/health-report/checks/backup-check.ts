import type { BackupsService } from '../../backups/backups.service.js';
import { finding, type Finding } from '../finding.js';

const TWO_DAYS_MS = 2 * 86_400_000;

/** The nightly backup; of several faults the worst is named. */
export async function checkBackup(backups: BackupsService, now: number): Promise<Finding> {
  const status = await backups.status();
  if (!status) return finding('backup', 'ok', 'notYet');
  const { verifiedAt, failed, damaged, copied } = status;
  if (!verifiedAt) return finding('backup', 'error', failed ? 'none' : 'unchecked');
  const at = { at: verifiedAt.toISOString() };
  if (now - verifiedAt.getTime() > TWO_DAYS_MS) return finding('backup', 'error', 'old', at);
  if (failed) return finding('backup', 'warning', 'failed', at);
  if (damaged > 0) return finding('backup', 'warning', 'damaged', { n: damaged });
  if (!copied) return finding('backup', 'warning', 'notCopied');
  return finding('backup', 'ok', 'ok', at);
}
