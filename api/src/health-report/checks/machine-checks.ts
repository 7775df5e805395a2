import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { readVersion } from '../../config/version.js';
import { finding, type Finding } from '../finding.js';
import type { HealthConditions } from '../health-conditions.js';
import { NODE_END_OF_LIFE, releaseToMoveTo } from '../node-releases.js';

/** Milliseconds before the end of fixes for Node.js at which it is announced. */
const NODE_NOTICE_MS = 60 * 86_400_000;

/**
 * The space that is left where the site writes files.
 * @param folders which may be on different disks; the one with the least space counts
 */
export async function checkDisk(
  folders: readonly string[],
  { disk }: Pick<HealthConditions, 'disk'>,
): Promise<Finding> {
  const disks = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, size: blocks * bsize };
    }),
  );
  const [values] = disks.toSorted((one, other) => one.free - other.free);
  if (!values) return finding('disk', 'unknown', 'unchecked');
  const { free } = values;
  if (free < disk.error) return finding('disk', 'error', 'low', { ...values });
  if (free < disk.warning) return finding('disk', 'warning', 'low', { ...values });
  return finding('disk', 'ok', 'ok', { ...values });
}

/** The memory that is left on the machine, or in the container. */
export function checkMemory({ memory }: Pick<HealthConditions, 'memory'>): Finding {
  const free = process.availableMemory();
  const limit = process.constrainedMemory();
  // Without a limit, the system answers 0 or more than there is.
  const size = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  const values = { free, size, used: process.memoryUsage.rss() };
  if (free < memory) return finding('memory', 'warning', 'low', values);
  return finding('memory', 'ok', 'ok', values);
}

/** Until when this release of Node.js gets security fixes. */
export function checkNode({ nodeVersion: version, now }: HealthConditions): Finding {
  const end = NODE_END_OF_LIFE[Number.parseInt(version, 10)];
  if (end === undefined) return finding('node', 'unknown', 'unlisted', { version });
  const left = Date.parse(end) - now();
  const next = releaseToMoveTo(now());
  if (left < 0) return finding('node', 'warning', 'ended', { version, end, next });
  if (left < NODE_NOTICE_MS) return finding('node', 'warning', 'ending', { version, end, next });
  return finding('node', 'ok', 'ok', { version, end });
}

export const checkVersion = (): Finding =>
  finding('version', 'ok', 'ok', { version: readVersion() });
