import { beforeEach, describe, expect, test } from '@jest/globals';

import { endAdminSession, startAdminSession } from '../providers/admin-session';
import { draftKey, forgetDraft, keepDraft, readDraft } from './drafts';

const changed = { title: 'Čaj' };
const user = { authenticated: true as const, username: 'ana', fullName: 'Ana' };

describe('Unsaved work on a post', () => {
  beforeEach(() => startAdminSession({ ...user, id: 3 }));

  test('is kept in the browser until it is forgotten', () => {
    const draft = { at: '2026-03-01T09:00:00.000Z', version: 2, changed };
    expect(keepDraft(draftKey(7), draft)).toBe(true);
    expect(readDraft(draftKey(7))).toEqual(draft);
    expect(readDraft(draftKey(8))).toBeUndefined();
    expect(readDraft(draftKey(undefined))).toBeUndefined();
    forgetDraft(draftKey(7));
    expect(readDraft(draftKey(7))).toBeUndefined();
  });

  test('is each user’s own', () => {
    keepDraft(draftKey(7), { at: '2026-03-01T09:00:00.000Z', changed });
    endAdminSession('logout');
    startAdminSession({ ...user, id: 4 });
    expect(readDraft(draftKey(7))).toBeUndefined();
    endAdminSession('logout');
    startAdminSession({ ...user, id: 3 });
    expect(readDraft(draftKey(7))).toMatchObject({ changed });
  });

  test('is given up after sixty days, and nothing else is', () => {
    localStorage.setItem('language', 'hr');
    keepDraft(draftKey(1), { at: '2026-01-01T09:00:00.000Z', changed });
    keepDraft(draftKey(2), { at: '2026-02-20T09:00:00.000Z', changed });
    keepDraft(draftKey(3), { at: '2026-03-15T09:00:00.000Z', changed });
    expect(readDraft(draftKey(1))).toBeUndefined();
    expect(readDraft(draftKey(2))).toBeDefined();
    expect(localStorage.getItem('language')).toBe('hr');
  });

  test.each(['', '{', 'null', '[]', '{"at":"jučer","changed":{}}', '{"at":"2026-03-01"}'])(
    'is none where the browser holds %j',
    (stored) => {
      localStorage.setItem(draftKey(7), stored);
      expect(readDraft(draftKey(7))).toBeUndefined();
    },
  );
});
