// CPU time of a process with all its threads (Linux only).
import { readFileSync } from 'node:fs';

/** CPU time used so far, in milliseconds: proc(5), 100 ticks a second. */
export function cpuMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Milliseconds of CPU that the process uses for each of `count` requests, one after the other. */
export async function cpuOfEach(pid, count, request) {
  const before = cpuMilliseconds(pid);
  for (let i = 0; i < count; i += 1) await request(i);
  return (cpuMilliseconds(pid) - before) / count;
}
