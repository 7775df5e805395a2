import { expect, it } from '@jest/globals';
import { readConfig } from '../../config/config.js';
import { ConflictError } from '../../problems/domain-errors.js';
import { RelyingPartyService } from './relying-party.service.js';

const partyAt = (address: string) =>
  new RelyingPartyService(
    readConfig({ PUBLIC_URL: address, DATABASE_URL: 'postgres://localhost' }),
  );

it('passkeys are bound to the domain of the site', () => {
  expect(partyAt('https://www.udruga.example:8443').id).toBe('www.udruga.example');
  expect(partyAt('http://localhost:3000').id).toBe('localhost');
});

it.each([
  'http://192.0.2.7',
  'https://192.0.2.7',
  'https://[2001:db8::1]',
  'http://udruga.example',
])('passkeys are refused at %s, where browsers offer none', (address) => {
  expect(() => partyAt(address).id).toThrow(ConflictError);
});
