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

async function isSomebodyWaiting(): Promise<boolean> {
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

/** Two sendings of the same; the first goes on only when the second is there too. */
async function sendTwice(subject: string, first: typeof store) {
  let begun = 0;
  const storing: typeof store = async (manager) => {
    begun += 1;
    if (begun > 1) return store(manager, subject);
    while (begun < 2 && !(await isSomebodyWaiting()));
    return first(manager, subject);
  };
  return Promise.allSettled([send(subject, 60, storing), send(subject, 60, storing)]);
}

describe('what a visitor sends twice at once', () => {
  it('waits for itself and is stored once', async () => {
    const answers = await sendTwice('Dvaput', store);
    const [row] = await rows().findBy({ subject: 'Dvaput' });
    expect(answers).toEqual([
      { status: 'fulfilled', value: row },
      { status: 'fulfilled', value: row },
    ]);
    expect(await rows().countBy({ subject: 'Dvaput' })).toBe(1);
  });

  it('is stored by the second when the first could not be', async () => {
    const answers = await sendTwice('Drugi put', () => Promise.reject(new Error('no')));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows().countBy({ subject: 'Drugi put' })).toBe(1);
  });

  it('leaves no trace of it once its time is over', async () => {
    const kept = async () =>
      (await test.dataSource.query('SELECT row_id FROM recent_submissions')).length;
    await test.dataSource.query('DELETE FROM recent_submissions');
    await send('Jedan', 0);
    await send('Dva', 0);
    expect(await kept()).toBe(1);
  });
});
