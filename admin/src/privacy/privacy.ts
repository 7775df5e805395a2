import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';
import { saveFile } from '../providers/save-file';

export type Found = Schemas['FoundDto'];
export type Person = Schemas['PersonDto'];
export type StoredData = Schemas['HeldDto'];
export type Erased = Schemas['ErasedDto'];
export type Erasure = Schemas['ErasureDto'];
export type Overview = Schemas['PrivacyOverviewDto'];

const post = (action: 'find' | 'export' | 'erase', email: string, accept = 'application/json') =>
  httpClient(`${apiUrl}/privacy/${action}`, {
    method: 'POST',
    headers: new Headers({ Accept: accept }),
    body: JSON.stringify({ email }),
  });

/** The people whose name or phone number is stored. */
export async function findPeople(text: string): Promise<Person[]> {
  const body = JSON.stringify({ text });
  return (await httpClient(`${apiUrl}/privacy/people`, { method: 'POST', body })).json.people;
}

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

/** Downloads all data of an email address as a file: a page to read, or JSON. */
export async function saveCopy(email: string, type: 'text/html' | 'application/json') {
  saveFile(await post('export', email, type), type, 'data.json');
}
