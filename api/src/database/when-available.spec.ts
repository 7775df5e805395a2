import { describe, expect, it } from '@jest/globals';
import { moveClock } from '../../test/setup/move-clock.js';
import { DatabaseUnresponsiveError } from './watched-client.js';
import { whenAvailable } from './when-available.js';

/** Work that fails with each of the errors in turn, then succeeds. */
function failing(...errors: Error[]) {
  let runs = 0;
  const work = (): Promise<number> => {
    const error = errors[runs];
    runs += 1;
    return error ? Promise.reject(error) : Promise.resolve(runs);
  };
  return { work, runs: () => runs };
}

describe('work that waits for the database', () => {
  it('is repeated while the database does not answer, although the clock is set ahead by a day', async () => {
    const { work } = failing(new DatabaseUnresponsiveError(), new DatabaseUnresponsiveError());
    const result = whenAvailable(work);
    moveClock(86_400_000);
    await expect(result.finally(() => moveClock(0))).resolves.toBe(3);
  });

  it('fails at once for another reason', async () => {
    const { work, runs } = failing(new Error('A mistake'));
    await expect(whenAvailable(work)).rejects.toThrow('A mistake');
    expect(runs()).toBe(1);
  });

  it('fails when the database does not answer in time', async () => {
    const { work, runs } = failing(new DatabaseUnresponsiveError());
    await expect(whenAvailable(work, -1)).rejects.toThrow('The database does not answer.');
    expect(runs()).toBe(1);
  });
});
