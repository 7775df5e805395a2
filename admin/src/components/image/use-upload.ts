import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useTranslate } from 'react-admin';

import { uploadPicture, type Picture } from '../../providers/upload-picture';

const maxBytes = 10 * 1024 * 1024;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Why the file need not be sent at all, as a key of the catalogue. */
function faultOf(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'admin.image.error.notImage';
  if (!pictureTypes.includes(file.type)) return 'admin.image.error.format';
  if (file.size === 0) return 'admin.image.error.empty';
  return file.size > maxBytes ? 'admin.image.error.tooBig' : undefined;
}

/** Sends pictures to the library, and knows how far it is or what went wrong, in words. */
export function useUpload(onUploaded: (picture: Picture) => void) {
  const translate = useTranslate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  /** From 0 to 1; undefined while nothing is sent. */
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<string>();

  const upload = async (file: File) => {
    const known = faultOf(file);
    setFault(known && translate(known));
    if (known) return;
    setProgress(0);
    try {
      onUploaded(await uploadPicture(file, setProgress));
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) {
        const fields: Record<string, unknown> =
          error instanceof HttpError ? Object(error.body?.errors) : {};
        const said = fields.file ?? (error instanceof Error ? error.message : '');
        setFault(typeof said === 'string' && said ? said : translate('admin.image.error.lost'));
      }
    } finally {
      setProgress(undefined);
    }
  };

  return { upload, progress, fault, forget: () => setFault(undefined) };
}
