import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

export type Backup = Schemas['BackupDto'];
export type Backups = Schemas['BackupsDto'];
export type Restore = Schemas['RestoreDto'];

const urlOf = (file: string, action: string) =>
  `${apiUrl}/backups/${encodeURIComponent(file)}/${action}`;

/** The backups on the server, and what a restore does; texts are in the panel's language. */
export async function readBackups(): Promise<Backups> {
  return (await httpClient(`${apiUrl}/backups`)).json;
}

/** Begins to make a backup, unless one is being made. */
export const makeBackup = () => httpClient(`${apiUrl}/backups`, { method: 'POST' });

/** Lets the browser save a backup to its disk: it may be larger than the memory. */
export async function downloadBackup(file: string): Promise<void> {
  const { json } = await httpClient(urlOf(file, 'download'), { method: 'POST' });
  const link = document.createElement('a');
  link.href = json.url;
  link.download = file;
  link.click();
}

export async function uploadBackup(file: File): Promise<Backup> {
  const headers = new Headers({ 'Content-Type': 'application/octet-stream' });
  return (await httpClient(`${apiUrl}/backups/upload`, { method: 'POST', headers, body: file }))
    .json;
}

/** Begins to restore a backup, after the word was typed. */
export async function startRestore(file: string, word: string): Promise<Restore> {
  const body = JSON.stringify({ word });
  return (await httpClient(urlOf(file, 'restore'), { method: 'POST', body })).json;
}
