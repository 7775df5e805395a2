import { defineList, ids, type RequestOf } from '../lists/list-query.js';

export const SETTINGS_LIST = defineList({
  resource: 'settings',
  sort: ['id'],
  filters: { id: ids },
});

export type SettingsListRequest = RequestOf<typeof SETTINGS_LIST>;
