import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FileOutcome, FileOutcomes } from './file-outcomes';
import { isFinished, useFileQueue, type SendResult } from './use-file-queue';

type Finish = (sent: SendResult<string> | undefined) => void;

function Uploads({ send }: { send: (file: File, finish: Finish) => void }) {
  const { files, add, clearFinished } = useFileQueue<string>(
    (file) => new Promise((resolve) => send(file, resolve)),
  );
  return (
    <>
      <button onClick={() => add(['a', 'b', 'c'].map((name) => new File([], name)))}>Dodaj</button>
      <FileOutcomes title="Datoteke" files={files} closeLabel="Makni" onClose={clearFinished}>
        {files.map((file) => (
          <FileOutcome
            key={file.key}
            file={file}
            progress={isFinished(file) ? undefined : file.progress}
          >
            {file.result ?? 'čeka'}
          </FileOutcome>
        ))}
      </FileOutcomes>
    </>
  );
}

test('Files are uploaded one after the other, and the next follows one that fails', async () => {
  const finish: Finish[] = [];
  const send = jest.fn((_file: File, done: Finish) => void finish.push(done));
  render(<Uploads send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));

  const outcomes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a']);
  expect(screen.getByRole('progressbar', { name: 'a' })).toBeVisible();
  expect(outcomes()).toEqual(['ačeka', 'bčeka', 'cčeka']);

  await act(async () => finish[0]?.({ error: 'prevelika' }));
  await act(async () => finish[1]?.({ result: 'dodana' }));
  expect(outcomes()).toEqual(['aprevelika', 'bdodana', 'cčeka']);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Makni' })).toBeNull();

  await act(async () => finish[2]?.({ result: 'dodana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Makni' }));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
