import type {} from 'i18next';
import type { catalogue } from './hr';

/** The Croatian catalogue is the schema: English has to have every key of it. */
export type Catalogue = typeof catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
