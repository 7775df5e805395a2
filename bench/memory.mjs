// Memory of a process and of all that it started (Linux only).
import { readdirSync, readFileSync } from 'node:fs';

/** The process and its descendants. */
function processesOf(root) {
  const children = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
      children.set(parent, [...(children.get(parent) ?? []), name]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [String(root)];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** Proportional set size in bytes: what processes share counts once. */
function ownMemory(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Megabytes (2^20 bytes) of the server itself and of everything, its database included. */
export function memoryOf(pid) {
  const server = ownMemory(pid);
  const all = processesOf(pid).reduce((sum, one) => sum + ownMemory(one), 0);
  return { server: server / 2 ** 20, all: all / 2 ** 20 };
}

/** Watches the memory until it is stopped, and answers the most there was. */
export function watchMemory(pid, everyMs = 250) {
  const most = { server: 0, all: 0 };
  const look = () => {
    const { server, all } = memoryOf(pid);
    most.server = Math.max(most.server, server);
    most.all = Math.max(most.all, all);
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}
