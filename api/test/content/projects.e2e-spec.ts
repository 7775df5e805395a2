import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProject, projectBody } from '../factories/project.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('projects', () => {
  it('are listed by id and found by id, slug, status and category', async () => {
    const active = await createProject(test.dataSource);
    const completed = await createProject(test.dataSource, { status: 'completed' });
    const list = await test.anonymous.get('/api/projects').expect(200);
    expect(list.body.map(({ id }: { id: number }) => id)).toEqual([active.id, completed.id]);
    const byStatus = await test.anonymous.get('/api/projects?status=completed').expect(200);
    expect(byStatus.body).toMatchObject([{ slug: completed.slug }]);
    const other = await createProject(test.dataSource, { category: 'Zaštita djece' });
    const filter = encodeURIComponent('{"category":"Zaštita djece","status":"active"}');
    const byBoth = await test.anonymous.get(`/api/projects?filter=${filter}`).expect(200);
    expect(byBoth.body).toMatchObject([{ slug: other.slug }]);
    for (const key of [active.id, active.slug]) {
      const { body } = await test.anonymous.get(`/api/projects/${key}`).expect(200);
      const defaults = { documents: [], financing: null, icon: 'none', euFunded: false };
      expect(body).toMatchObject({ id: active.id, ...defaults });
    }
    const { body } = await test.anonymous.get('/api/projects/nema-ga').expect(404);
    expect(body.detail).toBe('Projekt ne postoji.');
  });

  it('are stored with all their fields', async () => {
    const fields = projectBody({
      status: 'upcoming',
      imageUrl: '/images/zazeli-iii.svg',
      icon: 'elderly',
      quickExit: true,
      euFunded: true,
      financing: 'Europski socijalni fond plus',
      financingEn: 'European Social Fund Plus',
      note: '  ',
      documents: [{ name: 'Letak', nameEn: 'Flyer', path: '/documents/letak.pdf', size: 1 }],
      startDate: '2024-04-22',
      endDate: '2027-04-22',
    });
    const { body } = await test.asAdmin('post', '/api/projects', fields).expect(201);
    expect(body).toMatchObject({
      ...fields,
      note: null,
      documents: [{ name: 'Letak', nameEn: 'Flyer', path: '/documents/letak.pdf' }],
    });
    const read = await test.anonymous.get(`/api/projects/${body.slug}`).expect(200);
    expect(read.body).toEqual(body);
  });

  it('are changed in part, cleared of optional fields, and deleted', async () => {
    const { id } = await createProject(test.dataSource, { note: 'Napomena', results: 'Rezultati' });
    const changed = await test.asAdmin('patch', `/api/projects/${id}`, {
      note: '',
      status: 'completed',
    });
    expect(changed.body).toMatchObject({ note: null, results: 'Rezultati', status: 'completed' });
    await test.asAdmin('delete', `/api/projects/${id}`).expect(200);
    await test.asAdmin('delete', `/api/projects/${id}`).expect(404);
  });

  it('have unique slugs', async () => {
    const { slug } = await createProject(test.dataSource);
    const { body } = await test.asAdmin('post', '/api/projects', projectBody({ slug })).expect(409);
    expect(body.errors).toEqual({ slug: 'Projekt s ovim slugom već postoji' });
  });

  it('cannot end before they start, whichever of the dates changes', async () => {
    const errors = { endDate: 'Projekt ne može završiti prije nego što počne' };
    const days = { startDate: '2025-01-02', endDate: '2025-01-01' };
    const created = await test.asAdmin('post', '/api/projects', projectBody(days)).expect(400);
    expect(created.body.errors).toEqual(errors);
    const { id } = await createProject(test.dataSource, { startDate: '2025-01-02' });
    const { endDate } = days;
    const changed = await test.asAdmin('patch', `/api/projects/${id}?lang=en`, { endDate });
    expect(changed.status).toBe(400);
    expect(changed.body.errors).toEqual({ endDate: 'A project cannot end before it starts' });
  });
});
