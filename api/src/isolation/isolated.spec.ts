import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import type { readStatement } from '../bank-payments/statement/read-statement.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { isolated } from './isolated.js';

const FUNCTIONS = new URL('../../test/setup/hostile/hostile-functions.mjs', import.meta.url);
const LIMITS = { seconds: 20, megabytes: 200, heapMegabytes: 64 };

describe('an isolated function', () => {
  it.each([
    ['runs for ever', 'never', { ...LIMITS, seconds: 1 }],
    ['fills the JavaScript heap', 'heap', LIMITS],
    ['fills native memory', 'nativeMemory', LIMITS],
    ['crashes', 'crash', LIMITS],
  ])('that %s is ended, and the file is rejected', async (_, name, limits) => {
    const call = isolated<() => void>(FUNCTIONS, name, limits);
    await expect(call()).rejects.toMatchObject({
      status: 400,
      errors: { file: { hr: expect.stringMatching(/presložena/), en: expect.any(String) } },
    });
  });

  it('receives and returns bytes unchanged, and no environment variables, which contain secrets', async () => {
    const echo = isolated<(bytes: Buffer) => Buffer>(FUNCTIONS, 'echo', LIMITS);
    const bytes = Buffer.from([0, 1, 254, 255]);
    const returned = await echo(bytes);
    expect([Buffer.isBuffer(returned), returned.equals(bytes)]).toEqual([true, true]);
    process.env.JWT_SECRET ??= 'a secret of the server';
    const environment = isolated<() => string[]>(FUNCTIONS, 'environment', LIMITS);
    expect(await environment()).toEqual(['MALLOC_ARENA_MAX']);
  });

  it('rethrows errors about the file, and reports bugs as other errors', async () => {
    const read = isolated<typeof readStatement>(
      new URL('../../dist/bank-payments/statement/read-statement.js', import.meta.url),
      'readStatement',
      LIMITS,
    );
    const refusal = await read(Buffer.alloc(0), '').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(InvalidInputError);
    expect(refusal).toMatchObject({ errors: { file: { hr: 'Datoteka je prazna.' } } });
    await expect(read(Buffer.from('%PDF-1.7'), '')).rejects.toMatchObject({ status: 415 });
    const mistake = isolated<() => void>(FUNCTIONS, 'mistake', LIMITS);
    await expect(mistake()).rejects.toThrow(/mistake failed in its process: TypeError/);
  });

  it('is refused while no process can be started, and works again after that', async () => {
    const script = fileURLToPath(
      new URL('../../test/setup/hostile/without-files.mjs', import.meta.url),
    );
    const command = ['-c', 'ulimit -n 64 && exec "$@"', 'sh', process.execPath, script];
    const { stdout } = await promisify(execFile)('sh', command);
    expect(stdout).toBe('503 late\n');
  });

  it('that cannot be started says so instead of rejecting the file', async () => {
    // Node.js ends at once for such a limit.
    const limits = { ...LIMITS, heapMegabytes: Number.NaN };
    const echo = isolated<(text: string) => string>(FUNCTIONS, 'echo', limits);
    const refused = await echo('a').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      status: 503,
      text: { hr: expect.stringMatching(/trenutno nije dostupna/), en: expect.any(String) },
    });
  });

  it('works again after a call that exceeded its limits', async () => {
    const limits = { ...LIMITS, seconds: 1 };
    const echo = isolated<(text: string) => string>(FUNCTIONS, 'echoUnlessNever', limits);
    const calls = ['a', 'never', 'b'].map((text) => echo(text).catch(() => 'refused'));
    expect(await Promise.all(calls)).toEqual(['a', 'refused', 'b']);
  });
});
