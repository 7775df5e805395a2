import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

export type Found = Schemas['FoundDto'];
export type Held = Schemas['HeldDto'];
export type Erased = Schemas['ErasedDto'];
export type Erasure = Schemas['ErasureDto'];
export type Overview = Schemas['PrivacyOverviewDto'];

/** Browsers read a file after the press that saves it. */
const READ_MS = 60_000;

const post = (what: 'find' | 'export' | 'erase', email: string) =>
  httpClient(`${apiUrl}/privacy/${what}`, { method: 'POST', body: JSON.stringify({ email }) });

/** What is kept about an address, in the language on screen. */
export async function findAbout(email: string): Promise<Found> {
  return (await post('find', email)).json;
}

export async function eraseAbout(email: string): Promise<Erased> {
  return (await post('erase', email)).json;
}

export async function readOverview(): Promise<Overview> {
  return (await httpClient(`${apiUrl}/privacy`)).json;
}

/** Saves everything about an address as a file. */
export async function saveCopy(email: string): Promise<void> {
  const { body, headers } = await post('export', email);
  const [, name] = /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  const address = URL.createObjectURL(new Blob([body], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? 'data.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
