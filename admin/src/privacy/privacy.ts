import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

export type Found = Schemas['FoundDto'];
export type StoredData = Schemas['HeldDto'];
export type Erased = Schemas['ErasedDto'];
export type Erasure = Schemas['ErasureDto'];
export type Overview = Schemas['PrivacyOverviewDto'];

/** Delay before the file's URL is revoked, as browsers read it after the click. */
const REVOKE_DELAY_MS = 60_000;

const post = (action: 'find' | 'export' | 'erase', email: string) =>
  httpClient(`${apiUrl}/privacy/${action}`, { method: 'POST', body: JSON.stringify({ email }) });

/** Finds the personal data stored under an email address; texts are in the panel's language. */
export async function findAbout(email: string): Promise<Found> {
  return (await post('find', email)).json;
}

export async function eraseAbout(email: string): Promise<Erased> {
  return (await post('erase', email)).json;
}

export async function readOverview(): Promise<Overview> {
  return (await httpClient(`${apiUrl}/privacy`)).json;
}

/** Downloads all data of an email address as a file. */
export async function saveCopy(email: string): Promise<void> {
  const { body, headers } = await post('export', email);
  const [, name] = /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(new Blob([body], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? 'data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
