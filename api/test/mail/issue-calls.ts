import type { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import type { TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';

export const TEXT = {
  text: 'Dragi prijatelji,\n\nčeka nas svibanj.',
  textEn: 'Dear friends,\n\nMay awaits.',
};
export const TITLES = { title: 'Vijesti u svibnju', titleEn: 'News in May' };

export const subscribe = (test: TestApp, fields: Partial<Subscriber> = {}) =>
  createSubscriber(test.dataSource, { confirmedAt: new Date(Date.now() - 60_000), ...fields });

export function calls(test: TestApp) {
  const post = (path: string, body: object = {}) =>
    test.anonymous.post(`/api/issues${path}`).set(test.admin).send(body);
  return {
    post,
    get: (path: string) => test.anonymous.get(`/api/issues${path}`).set(test.admin),
    async draft(fields: object = TEXT): Promise<number> {
      return (await post('', { ...TITLES, ...fields }).expect(201)).body.id;
    },
    ended: (id: number) =>
      until(async () => {
        const { body } = await test.anonymous.get(`/api/issues/${id}`).set(test.admin);
        return body.state === 'sent' && body;
      }, `issue ${id} to be sent`),
  };
}
