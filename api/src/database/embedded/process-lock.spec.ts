import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { acquireProcessLock, isAlive, LockedError } from './process-lock.js';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'process-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

describe('a process lock', () => {
  it('is held by one process until its release, and leaves no file behind', async () => {
    const lock = await acquireProcessLock(path);
    await expect(acquireProcessLock(path)).rejects.toThrow(LockedError);
    lock.release();
    (await acquireProcessLock(path)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('can be acquired when its holder has ended', async () => {
    const child = spawn(process.execPath, ['--eval', '']);
    await once(child, 'exit');
    await writeFile(path, `${child.pid}\n\n`);
    expect(isAlive(child.pid ?? 0)).toBe(false);
    (await acquireProcessLock(path)).release();
  });

  it('can be acquired when another process has the id of its holder', async () => {
    await writeFile(path, `${process.ppid}\nstarted at another time\n`);
    (await acquireProcessLock(path)).release();
  });

  it('can be acquired when its file is incomplete', async () => {
    await writeFile(path, '');
    (await acquireProcessLock(path)).release();
  });

  it('is not released by a former holder', async () => {
    const lock = await acquireProcessLock(path);
    await writeFile(path, 'another');
    lock.release();
    expect(existsSync(path)).toBe(true);
  });
});
