import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FileOutcome, FileOutcomes } from './file-outcomes';
import { isOver, useFileQueue, type Sent } from './use-file-queue';

type Finish = (sent: Sent<string> | undefined) => void;

function Uploads({ send }: { send: (file: File, finish: Finish) => void }) {
  const { files, add, forget } = useFileQueue<string>(
    (file) => new Promise((resolve) => send(file, resolve)),
  );
  return (
    <>
      <button onClick={() => add(['a', 'b', 'c'].map((name) => new File([], name)))}>Dodaj</button>
      <FileOutcomes title="Datoteke" files={files} closeLabel="Makni" onClose={forget}>
        {files.map((file) => (
          <FileOutcome
            key={file.key}
            file={file}
            progress={isOver(file) ? undefined : file.progress}
          >
            {file.result ?? 'čeka'}
          </FileOutcome>
        ))}
      </FileOutcomes>
    </>
  );
}

test('Files are sent one after the other, and one that fails delays no other', async () => {
  const finish: Finish[] = [];
  const send = jest.fn((_file: File, done: Finish) => void finish.push(done));
  render(<Uploads send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj' }));

  const outcomes = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a']);
  expect(screen.getByRole('progressbar', { name: 'a' })).toBeVisible();
  expect(outcomes()).toEqual(['ačeka', 'bčeka', 'cčeka']);

  await act(async () => finish[0]?.({ fault: 'prevelika' }));
  await act(async () => finish[1]?.({ result: 'dodana' }));
  expect(outcomes()).toEqual(['aprevelika', 'bdodana', 'cčeka']);
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'c']);
  expect(screen.queryByRole('button', { name: 'Makni' })).toBeNull();

  await act(async () => finish[2]?.({ result: 'dodana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Makni' }));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
