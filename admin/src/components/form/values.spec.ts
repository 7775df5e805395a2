import { beforeEach, describe, expect, test } from '@jest/globals';
import { HttpError } from 'react-admin';
import { endAdminSession, startAdminSession } from '../../providers/admin-session';
import { differences, isOutdated, mergeChanges } from './conflict/changes';
import { copyOf } from './copy-of';
import {
  draftKey,
  endResumption,
  readDraft,
  removeDraft,
  resumeDraft,
  resumedDraft,
  storeDraft,
} from './drafts/drafts';
import { Submission } from './drafts/submission';
import { typedChanges, withoutSecrets } from './drafts/typed-changes';
import { SaveLock } from './use-single-save';

const post = {
  id: 7,
  version: 3,
  title: 'Ljetni kamp ',
  titleEn: 'Summer camp',
  slug: 'ljetni-kamp',
  category: 'news',
  content: 'Prijave su otvorene.',
  contentEn: '',
  contentFormat: 'markdown',
  imageUrl: '/media/5f0c.webp',
  isPublished: true,
  publishDate: '2026-05-01T09:30:00.000Z',
  textsAgree: true,
};

describe('The copy of a post', () => {
  test('is a draft without address and date, with the same texts and picture', () => {
    expect(copyOf('blog', post)).toEqual({
      title: 'Ljetni kamp (kopija)',
      titleEn: 'Summer camp (copy)',
      category: 'news',
      content: 'Prijave su otvorene.',
      contentEn: '',
      contentFormat: 'markdown',
      imageUrl: '/media/5f0c.webp',
      isPublished: false,
    });
  });

  test('gets no mark where it has no title, and none that makes a title too long', () => {
    const { title, titleEn } = copyOf('blog', { ...post, title: 'a'.repeat(200), titleEn: '' });
    expect(String(title)).toHaveLength(200);
    expect(String(title)).toMatch(/a \(kopija\)$/);
    expect(titleEn).toBe('');
  });
});

test('A form is sent once at a time, again after an error, and not after it was saved', async () => {
  const lock = new SaveLock();
  let sent = 0;
  const save = (outcome: Promise<void>) =>
    lock.run(() => {
      sent += 1;
      return outcome;
    });

  await Promise.all([save(Promise.resolve()), save(Promise.resolve()), save(Promise.resolve())]);
  expect(sent).toBe(1);
  await expect(save(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await save(Promise.resolve());
  expect(sent).toBe(3);
  lock.close();
  await save(Promise.resolve());
  expect(sent).toBe(3);
});

describe('Conflicts', () => {
  const before = { title: 'Staro', text: 'Isto', tags: ['a'], version: 1 };

  describe('Changes of two administrators', () => {
    test('are listed by field, with the typed value only where it differs', () => {
      const saved = { ...before, title: 'Tuđe', text: 'Jednako', tags: ['a', 'b'] };
      const mine = { ...before, title: 'Moje', text: 'Jednako' };
      expect(differences(before, saved, mine)).toEqual([
        { field: 'title', saved: 'Tuđe', mine: { value: 'Moje' } },
        { field: 'text', saved: 'Jednako' },
        { field: 'tags', saved: ['a', 'b'] },
      ]);
    });

    test('are merged: typed values replace saved ones', () => {
      const saved = { ...before, title: 'Tuđe', tags: [], version: 2 };
      const mine = { ...before, text: 'Moje' };
      expect(mergeChanges(before, saved, mine)).toEqual({
        title: 'Tuđe',
        text: 'Moje',
        tags: [],
        version: 2,
      });
    });
  });

  test('Only the status 412 means that the version is outdated', () => {
    expect(isOutdated(new HttpError('', 412))).toBe(true);
    expect(isOutdated(new HttpError('', 409))).toBe(false);
    expect(isOutdated(undefined)).toBe(false);
  });
});

describe('Drafts', () => {
  const changed = { title: 'Čaj' };
  const user = { authenticated: true as const, username: 'ana', fullName: 'Ana' };

  describe('The draft of a form', () => {
    beforeEach(() => startAdminSession({ ...user, id: 3 }));

    test('is stored in the browser until it is removed', () => {
      const draft = { at: '2026-03-01T09:00:00.000Z', version: 2, submission: 'a1', changed };
      expect(storeDraft(draftKey('blog', 7), draft)).toBe(true);
      expect(readDraft(draftKey('blog', 7))).toEqual(draft);
      expect(readDraft(draftKey('blog', 8))).toBeUndefined();
      expect(readDraft(draftKey('events', 7))).toBeUndefined();
      expect(readDraft(draftKey('blog', undefined))).toBeUndefined();
      removeDraft(draftKey('blog', 7));
      expect(readDraft(draftKey('blog', 7))).toBeUndefined();
    });

    test('is separate for each user', () => {
      storeDraft(draftKey('blog', 7), { at: '2026-03-01T09:00:00.000Z', changed });
      endAdminSession('logout');
      startAdminSession({ ...user, id: 4 });
      expect(readDraft(draftKey('blog', 7))).toBeUndefined();
      endAdminSession('logout');
      startAdminSession({ ...user, id: 3 });
      expect(readDraft(draftKey('blog', 7))).toMatchObject({ changed });
    });

    test('is removed after sixty days, without other stored values', () => {
      localStorage.setItem('language', 'hr');
      storeDraft(draftKey('blog', 1), { at: '2026-01-01T09:00:00.000Z', changed });
      storeDraft(draftKey('blog', 2), { at: '2026-02-20T09:00:00.000Z', changed });
      storeDraft(draftKey('blog', 3), { at: '2026-03-15T09:00:00.000Z', changed });
      expect(readDraft(draftKey('blog', 1))).toBeUndefined();
      expect(readDraft(draftKey('blog', 2))).toBeDefined();
      expect(localStorage.getItem('language')).toBe('hr');
    });

    test.each(['', '{', 'null', '[]', '{"at":"jučer","changed":{}}', '{"at":"2026-03-01"}'])(
      'is undefined when the stored value is %j',
      (stored) => {
        localStorage.setItem(draftKey('blog', 7), stored);
        expect(readDraft(draftKey('blog', 7))).toBeUndefined();
      },
    );

    test('is resumed by the next form of its user, with files and the base record', () => {
      const draft = {
        values: { file: { src: 'data:application/pdf;base64,JVBERi0=' } },
        base: { id: 7 },
      };
      resumeDraft(draftKey('documents', 7), draft);
      startAdminSession({ ...user, id: 4 });
      expect(resumedDraft(draftKey('documents', 7))).toBeUndefined();
      startAdminSession({ ...user, id: 3 });
      expect(resumedDraft(draftKey('documents', 7))).toEqual(draft);
      expect(readDraft(draftKey('documents', 7))).toBeUndefined();
      endResumption(draftKey('documents', 7));
      expect(resumedDraft(draftKey('documents', 7))).toBeUndefined();
    });
  });
});

test('A form uses one key and one order from its first request on', () => {
  const submission = new Submission();
  expect(submission.key).toBeUndefined();
  expect(submission.withOrder({ name: 'Ana', order: 3 })).toEqual({ name: 'Ana', order: 3 });
  const key = submission.keyFor({ order: 3 });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(submission.keyFor({ order: 4 })).toBe(key);
  expect(submission.withOrder({ name: 'Iva', order: 4 })).toEqual({ name: 'Iva', order: 3 });
  expect(new Submission().keyFor({})).not.toBe(key);
});

test('A form continues with the key of an earlier request until that is cleared', () => {
  const submission = new Submission('a1', 2);
  expect(submission.keyFor({ order: 5 })).toBe('a1');
  expect(submission.withOrder({ order: 5 })).toEqual({ order: 2 });
  submission.continueFrom(undefined);
  expect(submission.withOrder({ order: 5 })).toEqual({ order: 5 });
  expect(submission.keyFor({ order: 5 })).not.toBe('a1');
});

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
