import { useRef, useState } from 'react';

/** Result of sending one file: what the server made of it, or the error message. */
export type Sent<Result> = { result: Result } | { fault: string };

/** A chosen file and its progress. */
export interface QueuedFile<Result> {
  key: number;
  name: string;
  /** Progress from 0 to 1 while it is sent; undefined before and after. */
  progress?: number;
  result?: Result;
  fault?: string;
}

/** Whether the file is done. */
export function isOver({ fault, result }: QueuedFile<unknown>): boolean {
  return fault !== undefined || result !== undefined;
}

/**
 * Sends files one after the other, as the server processes one at a time, and collects the
 * outcomes.
 * @param send sends one file; resolves to undefined when the session has ended
 */
export function useFileQueue<Result>(
  send: (file: File, onProgress: (sent: number) => void) => Promise<Sent<Result> | undefined>,
) {
  const [files, setFiles] = useState<QueuedFile<Result>[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (key: number, news: Partial<QueuedFile<Result>>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...news } : file)));

  const sendOne = async (key: number, file: File) => {
    change(key, { progress: 0 });
    const sent = await send(file, (progress) => change(key, { progress }));
    change(key, { progress: undefined, ...sent });
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
