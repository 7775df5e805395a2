import { beforeEach, describe, expect, test } from '@jest/globals';
import { endAdminSession, startAdminSession } from '../../../providers/admin-session';
import {
  draftKey,
  endResumption,
  readDraft,
  removeDraft,
  resumeDraft,
  resumedDraft,
  storeDraft,
} from './drafts';

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
