import type { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import type { TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

export const TEXT = {
  text: 'Dragi prijatelji,\n\nčeka nas svibanj.',
  textEn: 'Dear friends,\n\nMay awaits.',
};
export const TITLES = { title: 'Vijesti u svibnju', titleEn: 'News in May' };

export const createConfirmedSubscriber = (test: TestApp, fields: Partial<Subscriber> = {}) =>
  createSubscriber(test.dataSource, { confirmedAt: new Date(Date.now() - 60_000), ...fields });

/** Requests of an administrator about issues of the newsletter. */
export function issueRequests(test: TestApp) {
  const get = (path: string) => test.asAdmin('get', `/api/issues${path}`);
  const post = (path: string, body: object = {}) =>
    test.asAdmin('post', `/api/issues${path}`, body);
  return {
    get,
    post,
    /** Sends an issue, without the minute in which it can be called back. */
    async send(id: number): Promise<void> {
      await post(`/${id}/send`).expect(200);
      await test.dataSource.query('UPDATE newsletter_issues SET send_at = now() WHERE id = $1', [
        id,
      ]);
      await test.dataSource.query(`SELECT graphile_worker.add_job('look_after_issues')`);
    },
    async createDraft(fields: object = TEXT): Promise<number> {
      return (await post('', { ...TITLES, ...fields }).expect(201)).body.id;
    },
    waitUntilSent: (id: number) =>
      waitFor(async () => {
        const { body } = await get(`/${id}`);
        return body.state === 'sent' && body;
      }, `issue ${id} to be sent`),
  };
}
