import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { fieldErrors } from '../../providers/http-client';
import { uploadPicture, type Picture, type Uploaded } from '../../providers/upload-picture';

const maxBytes = 10 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Key of the error message of an invalid file; undefined for a valid one. */
function fileError(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'admin.image.error.notImage';
  if (!pictureTypes.includes(file.type)) return 'admin.image.error.format';
  if (file.size === 0) return 'admin.image.error.empty';
  return file.size > maxBytes ? 'admin.image.error.tooBig' : undefined;
}

/** Result of an upload: the picture, or the error message. */
export type UploadResult = Uploaded | { error: string };

/** Uploads a picture to the library; resolves to undefined when the session has ended. */
export function useSendPicture() {
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  return async (
    file: File,
    onProgress: (sent: number) => void,
  ): Promise<UploadResult | undefined> => {
    const invalid = fileError(file);
    if (invalid) return { error: translate(invalid) };
    try {
      return await uploadPicture(file, onProgress);
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

  const upload = async (file: File) => {
    setError(undefined);
    setProgress(0);
    const sent = await send(file, setProgress);
    setProgress(undefined);
    if (sent && 'error' in sent) setError(sent.error);
    else if (sent) onUploaded(sent.picture);
  };

  return { upload, progress, error, clearError: () => setError(undefined) };
}
