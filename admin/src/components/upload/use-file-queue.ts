import { useRef, useState } from 'react';

/** Result of the upload of one file: the server's response, or the error message. */
export type SendResult<Result> = { result: Result } | { error: string };

/** A selected file and its progress. */
export interface QueuedFile<Result> {
  key: number;
  name: string;
  /** Progress from 0 to 1 while it is sent; undefined before and after. */
  progress?: number;
  result?: Result;
  error?: string;
}

/** Whether the upload of the file has succeeded or failed. */
export function isFinished({ error, result }: QueuedFile<unknown>): boolean {
  return error !== undefined || result !== undefined;
}

/**
 * Uploads files one after the other, as the server processes one at a time, and collects the
 * results.
 * @param send uploads one file; resolves to undefined when the session has ended
 */
export function useFileQueue<Result>(
  send: (file: File, onProgress: (sent: number) => void) => Promise<SendResult<Result> | undefined>,
) {
  const [files, setFiles] = useState<QueuedFile<Result>[]>([]);
  const count = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (key: number, changes: Partial<QueuedFile<Result>>) =>
    setFiles((all) => all.map((file) => (file.key === key ? { ...file, ...changes } : file)));

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

  return {
    files,
    add,
    clearFinished: () => setFiles((all) => all.filter((file) => !isFinished(file))),
  };
}
