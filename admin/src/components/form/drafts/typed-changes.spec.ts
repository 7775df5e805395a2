import { expect, test } from '@jest/globals';
import { typedChanges, withoutSecrets } from './typed-changes';

test('Typed changes are the fields that differ from the record', () => {
  const before = { title: 'Čaj', tags: ['a'], isPublished: true, version: 3 };
  const values = { ...before, title: 'Kava', tags: ['a', 'b'], isPublished: false, version: 4 };
  expect(typedChanges(before, values)).toEqual({
    title: 'Kava',
    tags: ['a', 'b'],
    isPublished: false,
  });
  expect(typedChanges(before, values, ['title'])).toEqual({ title: 'Kava' });
});

test('A cleared field is a change, another kind of empty value is not', () => {
  expect(typedChanges({ title: 'Čaj' }, { title: '' })).toEqual({ title: '' });
  expect(typedChanges({ title: 'Čaj' }, { title: undefined })).toEqual({ title: null });
  const before = { bio: null, links: {} };
  expect(typedChanges(before, { bio: '', links: { x: null, y: '' }, email: undefined })).toEqual(
    {},
  );
});

test('Secrets and files are left out', () => {
  const file = { src: 'data:application/pdf;base64,JVBERi0=', title: 'a.pdf' };
  const values = { name: 'Ana', password: 'tajna', newPassword: 'tajna', file };
  expect(typedChanges({}, values)).toEqual({ name: 'Ana' });
  expect(withoutSecrets(values)).toEqual({ name: 'Ana', file });
});
