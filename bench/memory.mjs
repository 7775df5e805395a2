// Memory of a process and of its descendants (Linux only).
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
      // The process has exited.
    }
  }
  const pids = [String(root)];
  for (const pid of pids) pids.push(...(children.get(pid) ?? []));
  return pids;
}

/** Proportional set size in bytes, which counts shared memory once. */
function ownMemory(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Megabytes (2^20 bytes) of the server, and of it with its descendants, such as its database. */
export function memoryOf(pid) {
  const server = ownMemory(pid);
  const all = processesOf(pid).reduce((sum, id) => sum + ownMemory(id), 0);
  return { server: server / 2 ** 20, all: all / 2 ** 20 };
}

/** Samples the memory; returns a function that stops and returns the peak. */
export function watchMemory(pid, everyMs = 250) {
  const peak = { server: 0, all: 0 };
  const sample = () => {
    const { server, all } = memoryOf(pid);
    peak.server = Math.max(peak.server, server);
    peak.all = Math.max(peak.all, all);
  };
  const timer = setInterval(sample, everyMs);
  return () => {
    clearInterval(timer);
    sample();
    return peak;
  };
}
