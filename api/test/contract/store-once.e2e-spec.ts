import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { storeOnce } from '../../src/rows/store-once.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const rows = () => test.dataSource.getRepository(ContactMessage);

async function isLockAwaited(): Promise<boolean> {
  const waiting: unknown[] = await test.dataSource.query(
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
  );
  return waiting.length > 0;
}

async function store(manager: EntityManager, subject: string): Promise<number> {
  const messages = manager.getRepository(ContactMessage);
  const { name, email, message } = contactMessageBody();
  const row = messages.create({ name, email, message, subject, language: 'hr' });
  await messages.insert(row);
  return row.id;
}

function send(subject: string, seconds: number, storing = store): Promise<ContactMessage> {
  const submission = { identity: [subject], seconds };
  return storeOnce(test.dataSource, ContactMessage, submission, (manager) =>
    storing(manager, subject),
  );
}

/** Sends a submission twice; the first request continues when the second one waits for it. */
async function sendTwice(subject: string, first: typeof store) {
  let started = 0;
  const storing: typeof store = async (manager) => {
    started += 1;
    if (started > 1) return store(manager, subject);
    while (started < 2 && !(await isLockAwaited()));
    return first(manager, subject);
  };
  return Promise.allSettled([send(subject, 60, storing), send(subject, 60, storing)]);
}

describe('a submission sent twice at the same time', () => {
  it('is stored once, by the request that the other waits for', async () => {
    const answers = await sendTwice('Dvaput', store);
    const [row] = await rows().findBy({ subject: 'Dvaput' });
    expect(answers).toEqual([
      { status: 'fulfilled', value: row },
      { status: 'fulfilled', value: row },
    ]);
    expect(await rows().countBy({ subject: 'Dvaput' })).toBe(1);
  });

  it('is stored by the second request when the first one fails', async () => {
    const answers = await sendTwice('Drugi put', () => Promise.reject(new Error('no')));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows().countBy({ subject: 'Drugi put' })).toBe(1);
  });

  it('is forgotten after its time', async () => {
    const countStored = async () =>
      (await test.dataSource.query('SELECT row_id FROM recent_submissions')).length;
    await test.dataSource.query('DELETE FROM recent_submissions');
    await send('Jedan', 0);
    await send('Dva', 0);
    expect(await countStored()).toBe(1);
  });
});
