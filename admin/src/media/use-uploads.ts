import { useSendPicture, type SentPicture } from '../components/image/use-upload';
import { useFileQueue, type QueuedFile } from '../components/upload/use-file-queue';

export type UploadedFile = QueuedFile<SentPicture>;

/** Uploads files to the library, one after the other, and collects the results. */
export function useUploads(onUploaded: () => void) {
  const send = useSendPicture();
  return useFileQueue<SentPicture>(async (file, onProgress) => {
    const sent = await send(file, onProgress);
    if (!sent || 'error' in sent) return sent;
    onUploaded();
    return { result: sent };
  });
}
