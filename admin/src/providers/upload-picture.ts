import { HttpError } from 'react-admin';

import type { components } from '../api/schema';
import { apiUrl } from './http-client';

export type Picture = components['schemas']['MediaDto'];

function answerOf(request: XMLHttpRequest): Record<string, unknown> {
  try {
    return Object(JSON.parse(request.responseText));
  } catch {
    return {};
  }
}

/**
 * Sends a picture to the library; `onProgress` hears how much of it is sent, from 0 to 1 (fetch
 * cannot tell). Throws HttpError with the server's message, status 0 without one when it cannot be
 * reached.
 */
export function uploadPicture(file: File, onProgress: (sent: number) => void): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new HttpError('', 0));
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(JSON.parse(request.responseText));
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
