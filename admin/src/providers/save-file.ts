/** Delay before the file's URL is revoked, as browsers read it after the click. */
const REVOKE_DELAY_MS = 60_000;

interface Answer {
  body: string;
  headers: Headers;
}

/**
 * Saves an answer of the API as a file, under the name in its header.
 * @param type its media type
 * @param name used where the header has none
 */
export function saveFile({ body, headers }: Answer, type: string, name: string): void {
  const [, sent] = /filename="?([\w.-]+)/.exec(headers.get('content-disposition') ?? '') ?? [];
  // Decoding a text removes its byte order mark, by which spreadsheets recognise UTF-8.
  const parts = type === 'text/csv' ? ['\uFEFF', body] : [body];
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = sent ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
