import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { ContentChanges } from '../../content/content-changes.js';
import type { SettingsService } from '../../settings/settings.service.js';
import { GeneratedDocumentsService } from './generated-documents.service.js';

it('answers lists without the size of a PDF that is drawn slowly, until it is drawn', async () => {
  const contacts = { name: 'Udruga', phone: '+385 1 234 5678', email: 'a@primjer.hr' };
  const current = setTimeout(4_000, contacts, { ref: false });
  const settings = { current: () => current } as unknown as SettingsService;
  const changes = new ContentChanges();
  const documents = new GeneratedDocumentsService(settings, changes);
  const { generation } = changes;

  expect(await documents.size('flyer', 'hr')).toBeNull();
  const { bytes } = await documents.pdf('flyer', 'hr');
  expect(changes.generation).toBe(generation + 1);
  expect(await documents.size('flyer', 'hr')).toBe(bytes.length);
  expect(changes.generation).toBe(generation + 1);
});
