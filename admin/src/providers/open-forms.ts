import type { Identifier } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl, backgroundClient } from './http-client';
import { randomKey } from './random-key';

/** Another tab in which a form is open. */
export type OpenElsewhere = Schemas['OtherOpenFormDto'];

const STORED_TAB = 'tab';

/** This tab: a form that is closed and opened again in it, or reloaded, is the same one. */
const tab = sessionStorage.getItem(STORED_TAB) ?? randomKey();
// Only while it is reloaded: a duplicate of this tab is another one.
sessionStorage.removeItem(STORED_TAB);
window.addEventListener('pagehide', () => sessionStorage.setItem(STORED_TAB, tab));

const urlOf = (resource: string, id: Identifier) =>
  `${apiUrl}/open-forms/${resource}/${String(id)}/${tab}`;

/** Reports that the form of a record is open in this tab; returns where else it is. */
export async function reportOpenForm(resource: string, id: Identifier): Promise<OpenElsewhere[]> {
  const { json }: { json: OpenElsewhere[] } = await backgroundClient(urlOf(resource, id), {
    method: 'PUT',
  });
  return json;
}

/** Reports that the form is closed, also while the page is being closed. */
export async function reportClosedForm(resource: string, id: Identifier): Promise<void> {
  await backgroundClient(urlOf(resource, id), { method: 'DELETE', keepalive: true });
}
