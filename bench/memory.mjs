// Memory of a process and of its descendants (Linux only).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Proportional set size in kB, which counts shared memory once; 0 when the process has ended. */
function ownMemory(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Megabytes (2^20 bytes) of a server with its descendants, such as its database. */
export function memoryOf(server) {
  const listed = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  const processes = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const pids = [server];
  for (const pid of pids) {
    pids.push(...processes.filter(([parent]) => parent === pid).map(([, child]) => child));
  }
  return pids.reduce((sum, pid) => sum + ownMemory(pid), 0) / 2 ** 10;
}
