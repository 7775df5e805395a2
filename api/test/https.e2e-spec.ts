import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createUser, PASSWORD } from './factories/user.factory.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://udruga.example' });
});
afterAll(() => test.close());

describe('under a public address with https', () => {
  it('keeps the session cookie and the whole site to https', async () => {
    const { username } = await createUser(test.dataSource);
    const { headers } = await test.anonymous
      .post('/api/auth/login')
      .set('Origin', 'https://udruga.example')
      .send({ username, password: PASSWORD })
      .expect(200);
    expect(String(headers['set-cookie'])).toMatch(/; Secure/);
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });
});
