import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Event } from '../../src/events/event.entity.js';
import { createEvent, eventBody } from '../factories/event.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterEach(() => test.dataSource.getRepository(Event).clear());
afterAll(() => test.close());

const post = (fields: object) => test.asAdmin('post', '/api/events', eventBody(fields));

describe('the slug of an event', () => {
  it('is made from the Croatian title of an event without one, and numbered where it is taken', async () => {
    const title = 'Šetnja Đakovom, 2026.';
    await createEvent(test.dataSource, { slug: 'setnja-dakovom-2026-3' });
    const slugs: string[] = [];
    for (let i = 0; i < 3; i += 1) slugs.push((await post({ title }).expect(201)).body.slug);
    expect(slugs).toEqual([
      'setnja-dakovom-2026',
      'setnja-dakovom-2026-2',
      'setnja-dakovom-2026-4',
    ]);
    const { body } = await post({ title: '2026.' }).expect(201);
    expect(body.slug).toBe('dogadaj-2026');
  });

  it('is not made from the former address of another event, but can be given', async () => {
    const title = 'Preseljeni zbor';
    const { body: first } = await post({ title }).expect(201);
    const path = `/api/events/${first.id}`;
    await test.asAdmin('patch', path, { slug: 'zbor-u-kninu' }).expect(200);
    expect((await post({ title }).expect(201)).body.slug).toBe('preseljeni-zbor-2');
    const lookUp = () => test.anonymous.get('/api/redirects/lookup?path=/events/preseljeni-zbor');
    expect((await lookUp().expect(200)).body.location).toBe('/events/zbor-u-kninu');
    await post({ title, slug: 'preseljeni-zbor' }).expect(201);
    await lookUp().expect(404);
    // The address of a deleted event is free again.
    await test.asAdmin('delete', path).expect(200);
    expect((await post({ title: 'Zbor u Kninu' }).expect(201)).body.slug).toBe('zbor-u-kninu');
  });

  it('differs when events of one title are added at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post({ title: 'Zbor' })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(8);
  });

  it('can be given, changed, read by and filtered by', async () => {
    const { body: event } = await post({ slug: 'otvorena-vrata' }).expect(201);
    expect(event.slug).toBe('otvorena-vrata');
    const read = await test.anonymous.get('/api/events/otvorena-vrata').expect(200);
    expect(read.body).toEqual(event);
    await post({ slug: 'drugi-dogadaj' }).expect(201);
    const filtered = await test.anonymous.get('/api/events?slug=otvorena-vrata').expect(200);
    expect(filtered.body).toEqual([event]);

    const path = `/api/events/${event.id}`;
    const { body: changed } = await test.asAdmin('patch', path, { slug: 'dan-vrata' }).expect(200);
    expect(changed.slug).toBe('dan-vrata');
    await test.anonymous.get('/api/events/otvorena-vrata').expect(404);
    const { body: renamed } = await test.asAdmin('patch', path, { title: 'Novo ime' }).expect(200);
    expect(renamed.slug).toBe('dan-vrata');
  });

  it('is refused when it is taken, in the language of the reader', async () => {
    await createEvent(test.dataSource, { slug: 'otvorena-vrata' });
    const other = await createEvent(test.dataSource);
    const { body } = await post({ slug: 'otvorena-vrata' }).expect(409);
    expect(body.errors).toEqual({ slug: 'Događaj s ovim slugom već postoji' });
    const english = await test
      .asAdmin('patch', `/api/events/${other.id}?lang=en`, { slug: 'otvorena-vrata' })
      .expect(409);
    expect(english.body.errors).toEqual({ slug: 'An event with this slug already exists' });
  });

  it.each([null, '', '12', 'Velika', 'a--b'])('is refused as %j', async (slug) => {
    const { body } = await post({ slug }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['slug']);
  });
});
