import { useRef, useState } from 'react';

/** The outcome of sending one file: what it became, or in words why it became nothing. */
export type Sent<Result> = { result: Result } | { fault: string };

/** A file that was chosen, and how far it is. */
export interface QueuedFile<Result> {
  key: number;
  name: string;
  /** From 0 to 1 while it is sent; undefined while it waits, and when it is over. */
  progress?: number;
  result?: Result;
  fault?: string;
}

/** Whether nothing more will happen to the file. */
export function isOver({ fault, result }: QueuedFile<unknown>): boolean {
  return fault !== undefined || result !== undefined;
}

/**
 * Sends files one after the other, as the server works on one at a time, and keeps the outcome of
 * each.
 * @param send sends one file; undefined where the session ended meanwhile
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
