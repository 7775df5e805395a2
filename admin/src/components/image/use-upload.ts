import { useState } from 'react';
import { HttpError, useLocaleState, useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { fieldErrors } from '../../providers/http-client';
import { uploadPicture, type Picture, type Uploaded } from '../../providers/upload-picture';
import { preparePicture } from './prepare-picture';

/** A picture in the library, and what was done to it before it was sent. */
export interface SentPicture extends Uploaded {
  prepared?: string;
}

/** Result of an upload: the picture, or the error message. */
export type UploadResult = SentPicture | { error: string };

/** Uploads a picture to the library; resolves to undefined when the session has ended. */
export function useSendPicture() {
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [locale] = useLocaleState();

  return async (
    file: File,
    onProgress: (sent: number) => void,
  ): Promise<UploadResult | undefined> => {
    const prepared = await preparePicture(file, locale);
    if ('error' in prepared) return { error: translate(prepared.error.key) };
    const { done } = prepared;
    try {
      const sent = await uploadPicture(prepared.file, onProgress);
      return done ? { ...sent, prepared: translate(done.key, done.values) } : sent;
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      const serverMessage =
        fieldErrors(error).file ?? (error instanceof Error ? error.message : '');
      const tooBig = error instanceof HttpError && error.status === 413;
      return {
        error: serverMessage || translate(`admin.image.error.${tooBig ? 'tooBig' : 'lost'}`),
      };
    }
  };
}

/** Uploads pictures to the library, with progress and error message. */
export function useUpload(onUploaded: (picture: Picture) => void) {
  const send = useSendPicture();
  /** Progress from 0 to 1; undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  /** What was done to the last picture before it was sent. */
  const [prepared, setPrepared] = useState<string>();

  const upload = async (file: File) => {
    setError(undefined);
    setPrepared(undefined);
    setProgress(0);
    const sent = await send(file, setProgress);
    setProgress(undefined);
    if (sent && 'error' in sent) setError(sent.error);
    else if (sent) {
      setPrepared(sent.prepared);
      onUploaded(sent.picture);
    }
  };

  return {
    upload,
    progress,
    prepared,
    error,
    clearError: () => {
      setError(undefined);
      setPrepared(undefined);
    },
  };
}
