// A control group with a limit of memory (Linux, with the right to create groups).
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Version 1 mounts each controller in a folder of its own. */
const V1 = join(ROOT, 'memory');
const FILES = existsSync(join(V1, 'memory.limit_in_bytes'))
  ? {
      root: V1,
      limit: 'memory.limit_in_bytes',
      swap: 'memory.memsw.limit_in_bytes',
      peak: 'memory.max_usage_in_bytes',
      events: 'memory.oom_control',
    }
  : {
      root: ROOT,
      limit: 'memory.max',
      swap: 'memory.swap.max',
      peak: 'memory.peak',
      events: 'memory.events',
    };

/**
 * Creates a group whose processes hold at most `megabytes` together, without swap.
 *
 * @returns the group, or undefined where the system does not allow it
 */
export function memoryGroup(megabytes) {
  const folder = join(FILES.root, `bench-${process.pid}`);
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const bytes = megabytes * 2 ** 20;
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, FILES.limit), String(bytes));
  } catch {
    return undefined;
  }
  try {
    // Version 1 counts memory and swap together.
    writeFileSync(join(folder, FILES.swap), String(FILES.root === V1 ? bytes : 0));
  } catch {
    // Without swap accounting, there is nothing to limit.
  }
  return {
    /** The file that takes the id of a process to be limited. */
    processes: join(folder, 'cgroup.procs'),
    /** Processes that the kernel has ended because memory ran out. */
    killed: () => Number(/^oom_kill (\d+)$/m.exec(read(FILES.events))?.[1] ?? 0),
    remove() {
      rmdirSync(folder);
    },
  };
}
