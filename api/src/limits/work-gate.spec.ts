import { describe, expect, it } from '@jest/globals';
import { BusyError, WorkGate } from './work-gate.js';

/** Tasks that record their start and complete when a test ends them. */
function controlledTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}

const OPTIONS = { concurrency: 2, queue: 4, maxWait: 60_000 };

describe('a work gate', () => {
  it('starts as many tasks as it may run concurrently, and others as these end', async () => {
    const gate = new WorkGate(OPTIONS);
    const { begun, work, end } = controlledTasks();
    const all = ['a', 'b', 'c', 'd'].map((name) => gate.run(work(name)));
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('c');
    await end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('continues after a task that failed', async () => {
    const gate = new WorkGate({ ...OPTIONS, concurrency: 1 });
    const failing = gate.run(() => Promise.reject(new Error('no')));
    const next = gate.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
    expect(await gate.run(() => Promise.resolve('again'))).toBe('again');
  });

  it('refuses a task that has waited too long, and any later where a delay is set', async () => {
    const options = { concurrency: 1, queue: 4, maxWait: 1, refusalDelay: 40 };
    const gate = new WorkGate(options);
    const full = new WorkGate({ ...options, queue: 0 });
    const { begun, work, end } = controlledTasks();
    const running = [gate.run(work('a')), full.run(work('b'))];
    // The gate's own timer does not keep a process alive.
    const alive = setInterval(() => undefined, 1_000);
    await expect(gate.run(work('c'))).rejects.toThrow(BusyError);
    const before = performance.now();
    await expect(full.run(work('d'))).rejects.toThrow(BusyError);
    expect(performance.now() - before).toBeGreaterThanOrEqual(19);
    clearInterval(alive);
    expect(gate.waiting).toBe(0);
    await end('a');
    await end('b');
    await Promise.all(running);
    expect(begun).toEqual(['a', 'b']);
  });

  it('lets clients take turns', async () => {
    const gate = new WorkGate({ ...OPTIONS, concurrency: 1, queue: 10 });
    const { begun, work, end } = controlledTasks();
    const names = ['flood 1', 'flood 2', 'flood 3', 'ana 1', 'flood 4', 'ivo 1'];
    const all = names.map((name) => gate.run(work(name), { client: name.split(' ')[0] ?? '' }));
    while (begun.length < names.length) await end(begun.at(-1) ?? '');
    await end(begun.at(-1) ?? '');
    await Promise.all(all);
    expect(begun).toEqual(['flood 1', 'flood 2', 'ana 1', 'ivo 1', 'flood 3', 'flood 4']);
  });

  it('refuses the client with the most waiting tasks when the queue is full', async () => {
    const gate = new WorkGate({ ...OPTIONS, concurrency: 1, queue: 3 });
    const { begun, work, end } = controlledTasks();
    const run = (name: string, client: string) =>
      gate.run(work(name), { client }).catch((error: unknown) => (error as Error).name);
    const all = [
      run('running', 'flood'),
      run('flood 1', 'flood'),
      run('flood 2', 'flood'),
      run('flood 3', 'flood'),
      run('ana', 'ana'),
      run('ivo', 'ivo'),
    ];
    for (const name of ['running', 'flood 1', 'ana', 'ivo']) await end(name);
    expect(await Promise.all(all)).toEqual([
      'running',
      'flood 1',
      'BusyError',
      'BusyError',
      'ana',
      'ivo',
    ]);
    expect(begun).toHaveLength(4);
  });

  it('drops a waiting task that is aborted', async () => {
    const gate = new WorkGate({ ...OPTIONS, concurrency: 1 });
    const { begun, work, end } = controlledTasks();
    const running = gate.run(work('a'));
    const aborted = new AbortController();
    const dropped = gate.run(work('b'), { signal: aborted.signal });
    const waiting = gate.run(work('c'), { signal: new AbortController().signal });
    expect(gate.waiting).toBe(2);
    aborted.abort();
    await expect(dropped).rejects.toThrow(BusyError);
    expect(gate.waiting).toBe(1);
    await end('a');
    await end('c');
    await Promise.all([running, waiting]);
    expect(begun).toEqual(['a', 'c']);
    await expect(gate.run(work('d'), { signal: aborted.signal })).rejects.toThrow(BusyError);
  });
});
