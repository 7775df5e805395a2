import { expect, test } from '@jest/globals';
import { SaveLock } from './use-single-save';

test('A form is sent once at a time, again after an error, and not after it was saved', async () => {
  const lock = new SaveLock();
  let sent = 0;
  const save = (outcome: Promise<void>) =>
    lock.run(() => {
      sent += 1;
      return outcome;
    });

  await Promise.all([save(Promise.resolve()), save(Promise.resolve()), save(Promise.resolve())]);
  expect(sent).toBe(1);
  await expect(save(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await save(Promise.resolve());
  expect(sent).toBe(3);
  lock.close();
  await save(Promise.resolve());
  expect(sent).toBe(3);
});
