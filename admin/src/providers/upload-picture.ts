import { HttpError } from 'react-admin';
import { fieldsOf } from 'shared/is-record';
import type { Schemas } from '../api/schemas';
import { apiUrl } from './http-client';

export type Picture = Schemas['MediaDto'];

export interface Uploaded {
  picture: Picture;
  /** False where the library already has the same picture. */
  isNew: boolean;
}

function bodyOf(request: XMLHttpRequest): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(request.responseText));
  } catch {
    return {};
  }
}

/**
 * Uploads a picture to the library by XMLHttpRequest, as fetch reports no upload progress.
 * @param onProgress called with the progress from 0 to 1
 * @throws HttpError with the server's message; with status 0 when it cannot be reached
 */
export function uploadPicture(file: File, onProgress: (sent: number) => void): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new HttpError('', 0));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve({ picture: JSON.parse(request.responseText), isNew: request.status === 201 });
        return;
      }
      const body = bodyOf(request);
      reject(new HttpError(String(body.message ?? ''), request.status, body));
    };
    const form = new FormData();
    form.append('file', file);
    request.open('POST', `${apiUrl}/media`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.send(form);
  });
}
