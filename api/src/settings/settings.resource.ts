import { ids } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const SETTINGS = defineResource({
  name: 'settings',
  noun: { hr: 'Skup postavki', en: 'set of settings' },
  example: 1,
  row: 'settings',
  sort: ['id'],
  order: { field: 'id', direction: 'ASC' },
  filters: { id: ids },
});

export type SettingsRequest = RequestOf<typeof SETTINGS>;
