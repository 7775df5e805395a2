import { useRef, useState } from 'react';

import { useSendPicture } from '../components/image/use-upload';
import type { Picture } from '../providers/upload-picture';

export interface UploadedFile {
  key: number;
  name: string;
  /** From 0 to 1 while it is sent; undefined while it waits, and when it is over. */
  progress?: number;
  /** Why it is not in the library. */
  fault?: string;
  /** What it became, once it is in the library. */
  picture?: Picture;
  /** False where the library held the same picture already. */
  isNew?: boolean;
}

/** Whether nothing more will happen to the file. */
export function isOver({ fault, picture }: UploadedFile): boolean {
  return fault !== undefined || picture !== undefined;
}

/** Sends several files to the library, one after the other, and knows what became of each. */
export function useUploads(onUploaded: () => void) {
  const send = useSendPicture();
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const count = useRef(0);
  // The server prepares one picture at a time, so more at once would only wait there.
  const queue = useRef(Promise.resolve());

  const change = (key: number, news: Partial<UploadedFile>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...news } : file)));

  const sendOne = async (key: number, file: File) => {
    change(key, { progress: 0 });
    const sent = await send(file, (progress) => change(key, { progress }));
    change(key, { progress: undefined, ...sent });
    if (sent && !('fault' in sent)) onUploaded();
  };

  const add = (chosen: Iterable<File>) => {
    for (const file of chosen) {
      count.current += 1;
      const key = count.current;
      setFiles((all) => [...all, { key, name: file.name }]);
      queue.current = queue.current.then(() => sendOne(key, file));
    }
  };

  return { files, add, forget: () => setFiles((all) => all.filter((file) => !isOver(file))) };
}
