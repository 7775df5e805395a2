import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createPartner, partnerBody } from '../factories/partner.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('partners', () => {
  it('are listed by their order, filtered by kind, and searched', async () => {
    const last = await createPartner(test.dataSource, { order: 9, name: 'Učilište Obala' });
    const first = await createPartner(test.dataSource, { order: 1 });
    const funder = await createPartner(test.dataSource, {
      kind: 'funder',
      name: 'Grad Šibenik',
      nameEn: 'City of Šibenik',
      order: 2,
    });
    const listed = async (query = '') => {
      const { body } = await test.anonymous.get(`/api/partners${query}`).expect(200);
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await listed()).toEqual([first.id, funder.id, last.id]);
    expect(await listed('?kind=funder')).toEqual([funder.id]);
    expect(await listed('?filter={"kind":"partner"}')).toEqual([first.id, last.id]);
    expect(await listed('?q=uciliste')).toEqual([last.id]);
    expect(await listed('?q=city')).toEqual([funder.id]);
    await test.anonymous.get('/api/partners?kind=sponsor').expect(400);
    await test.anonymous.get('/api/partners?sort=["logoUrl","ASC"]').expect(400);
  });

  it('are stored with all their fields', async () => {
    const fields = partnerBody({
      kind: 'funder',
      nameEn: 'Krka Youth Network',
      description: 'Okuplja mlade voditelje.',
      descriptionEn: 'Brings together young leaders.',
      logoUrl: '/images/krka.svg',
      websiteUrl: 'https://krka.example/o-nama?a=1#b',
      order: 5,
    });
    const { body } = await test.asAdmin('post', '/api/partners', fields).expect(201);
    expect(body).toMatchObject(fields);
    const read = await test.anonymous.get(`/api/partners/${body.id}`).expect(200);
    expect(read.body).toEqual(body);
  });

  it('require only a name', async () => {
    const { body } = await test.asAdmin('post', '/api/partners', partnerBody()).expect(201);
    const nothing = { nameEn: null, description: null, logoUrl: null, websiteUrl: null };
    expect(body).toMatchObject({ ...nothing, kind: 'partner', order: 0 });
  });

  it('are changed in part, cleared of optional fields, and deleted', async () => {
    const { id } = await createPartner(test.dataSource, {
      description: 'Opis',
      websiteUrl: 'https://krka.example',
      order: 7,
    });
    const changes = { description: '', websiteUrl: null, kind: 'funder' };
    const { body } = await test.asAdmin('patch', `/api/partners/${id}`, changes).expect(200);
    expect(body).toMatchObject({ description: null, websiteUrl: null, kind: 'funder', order: 7 });
    expect((await test.asAdmin('delete', `/api/partners/${id}`).expect(200)).body).toEqual(body);
    const missing = await test.anonymous.get(`/api/partners/${id}`).expect(404);
    expect(missing.body.detail).toBe('Partner ne postoji.');
    const english = await test.asAdmin('put', `/api/partners/${id}?lang=en`, {}).expect(404);
    expect(english.body.detail).toBe('There is no such partner.');
  });
});
