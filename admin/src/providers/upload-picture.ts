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

function answerOf(request: XMLHttpRequest): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(request.responseText));
  } catch {
    return {};
  }
}

/**
 * Sends a picture to the library by XMLHttpRequest, as fetch reports no progress.
 * @param onProgress called with the share that is sent, from 0 to 1
 * @throws HttpError with the server's message; of status 0, without one, when it cannot be reached
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
      const answer = answerOf(request);
      reject(new HttpError(String(answer.message ?? ''), request.status, answer));
    };
    const form = new FormData();
    form.append('file', file);
    request.open('POST', `${apiUrl}/media`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.send(form);
  });
}
