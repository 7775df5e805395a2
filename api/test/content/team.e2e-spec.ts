import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTeamMember, teamMemberBody } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the team', () => {
  it('is listed by its order, then by creation, and searched', async () => {
    const last = await createTeamMember(test.dataSource, { order: 9 });
    const first = await createTeamMember(test.dataSource, { order: 1, positionEn: 'Treasurer' });
    const second = await createTeamMember(test.dataSource, { order: 1, name: 'Željka Ćosić' });
    const listed = async (query = '') => {
      const { body } = await test.anonymous.get(`/api/team${query}`).expect(200);
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await listed()).toEqual([first.id, second.id, last.id]);
    expect(await listed('?sort=["order","DESC"]')).toEqual([last.id, second.id, first.id]);
    expect(await listed('?q=treasurer')).toEqual([first.id]);
    expect(await listed('?q=zeljka%20cosic')).toEqual([second.id]);
    expect(await listed(`?filter={"id":[${last.id}]}`)).toEqual([last.id]);
    await test.anonymous.get('/api/team?sort=["bio","ASC"]').expect(400);
  });

  it('stores all fields of a member', async () => {
    const fields = teamMemberBody({
      bio: 'Psihologinja.',
      bioEn: 'Psychologist.',
      email: 'ana.horvat@udruga.example',
      imageUrl: '/images/ana.svg',
      order: 3,
      socialLinks: { linkedin: 'https://www.linkedin.com/in/ana', website: 'https://ana.example' },
    });
    const { body } = await test.asAdmin('post', '/api/team', fields).expect(201);
    expect(body).toMatchObject(fields);
    const read = await test.anonymous.get(`/api/team/${body.id}`).expect(200);
    expect(read.body).toEqual(body);
  });

  it('gives omitted fields their defaults', async () => {
    const { body } = await test.asAdmin('post', '/api/team', teamMemberBody()).expect(201);
    const nothing = { bio: null, bioEn: null, email: null, imageUrl: null };
    expect(body).toMatchObject({ ...nothing, socialLinks: {}, order: 0 });
  });

  it('replaces all links together, without empty ones and unknown networks', async () => {
    const facebook = 'https://www.facebook.com/ana';
    const { id } = await createTeamMember(test.dataSource, {
      socialLinks: { x: 'https://x.com/ana' },
    });
    const links = { facebook, linkedin: '', youtube: null, myspace: 'javascript:alert(1)' };
    const changed = await test
      .asAdmin('put', `/api/team/${id}`, { socialLinks: links })
      .expect(200);
    expect(changed.body.socialLinks).toEqual({ facebook });
    const unchanged = await test.asAdmin('patch', `/api/team/${id}`, { order: 4 }).expect(200);
    expect(unchanged.body).toMatchObject({ order: 4, socialLinks: { facebook } });
    const cleared = await test.asAdmin('patch', `/api/team/${id}`, { socialLinks: {} }).expect(200);
    expect(cleared.body.socialLinks).toEqual({});
  });

  it('clears optional fields of a member, and deletes it', async () => {
    const { id } = await createTeamMember(test.dataSource, { bio: 'A', email: 'a@b.example' });
    const cleared = await test
      .asAdmin('patch', `/api/team/${id}`, { bio: '', email: ' ' })
      .expect(200);
    expect(cleared.body).toMatchObject({ bio: null, email: null });
    expect((await test.asAdmin('delete', `/api/team/${id}`).expect(200)).body).toEqual(
      cleared.body,
    );
    const { body } = await test.anonymous.get(`/api/team/${id}`).expect(404);
    expect(body.detail).toBe('Član tima ne postoji.');
    const english = await test.asAdmin('put', `/api/team/${id}?lang=en`, {}).expect(404);
    expect(english.body.detail).toBe('There is no such team member.');
  });
});
