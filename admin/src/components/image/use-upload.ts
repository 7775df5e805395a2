import { useEffect, useRef, useState } from 'react';
import {
  HttpError,
  useLocaleState,
  useLogoutIfAccessDenied,
  useNotify,
  useTranslate,
} from 'react-admin';
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

/**
 * Uploads a picture to the library, with progress and error message.
 * @param onUploaded called unless the component is gone
 */
export function useUpload(onUploaded: (picture: Picture) => void) {
  const send = useSendPicture();
  const notify = useNotify();
  const isShown = useRef(true);
  /** Progress from 0 to 1; undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const upload = async (file: File) => {
    setError(undefined);
    setProgress(0);
    const sent = await send(file, setProgress);
    if (!sent || !isShown.current) return;
    setProgress(undefined);
    if ('error' in sent) {
      setError(sent.error);
      return;
    }
    if (sent.prepared) notify(sent.prepared, { type: 'info' });
    onUploaded(sent.picture);
  };

  return { upload, progress, error };
}
