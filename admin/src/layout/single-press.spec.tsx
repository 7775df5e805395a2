import { expect, jest, test } from '@jest/globals';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import {
  QueryClientProvider,
  useMutation,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { changes, httpClient } from '../providers/http-client';
import { createQueryClient } from '../providers/query-client';
import { SinglePress } from './single-press';

let sent: string[];
let answer: () => Promise<Response>;
globalThis.fetch = (input) => {
  sent.push(String(input));
  return answer();
};
const ok = () => Promise.resolve(new Response('{}'));

let queryClient: QueryClient;
let read: () => Promise<null>;

/** A row with a button, above another one that takes its place. */
function Rows() {
  const [first, setFirst] = useState(1);
  const [opened, setOpened] = useState(0);
  const [asks, setAsks] = useState(false);
  useQuery({ queryKey: ['rows'], queryFn: () => read() });
  const { mutate, isSuccess } = useMutation({
    mutationFn: (id: number) => httpClient(`/api/rows/${id}`, { method: 'POST' }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['rows'] }),
  });
  return (
    <>
      <Button key={first} onClick={() => mutate(first)}>
        Send {first}
      </Button>
      <Button onClick={() => mutate(9)}>{isSuccess ? 'Take back' : 'Mark'}</Button>
      <Button onClick={() => setFirst(2)}>Next row</Button>
      <Button onClick={() => setOpened(opened + 1)}>Opened {opened}</Button>
      <Dialog open={asks} onClose={() => setAsks(false)}>
        Really?
      </Dialog>
      <Button onClick={() => setAsks(true)}>Ask</Button>
    </>
  );
}

const click = (name: string, detail: number) =>
  fireEvent.click(screen.getByRole('button', { name }), { detail });
const ended = () => waitFor(() => expect(changes.open.size + queryClient.isFetching()).toBe(0));

async function open(): Promise<void> {
  sent = [];
  answer = ok;
  read = () => Promise.resolve(null);
  queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <SinglePress>
        <Rows />
      </SinglePress>
    </QueryClientProvider>,
  );
  await ended();
}

test('A double click sends one request, also when the answer comes between its halves', async () => {
  await open();
  click('Send 1', 1);
  click('Send 1', 1);
  click('Send 1', 2);
  await waitFor(() => expect(sent).toHaveLength(1));
  await ended();
  click('Send 1', 2);
  click('Next row', 1);
  expect(sent).toEqual(['/api/rows/1']);
});

test('A button can be pressed again once its change is shown, or was refused', async () => {
  await open();
  let show: (rows: null) => void = () => undefined;
  read = jest.fn(() => new Promise<null>((resolve) => (show = resolve)));
  click('Send 1', 1);
  await waitFor(() => expect(read).toHaveBeenCalled());
  click('Send 1', 1);
  show(null);
  await ended();
  expect(sent).toHaveLength(1);
  read = () => Promise.resolve(null);
  answer = () => Promise.resolve(new Response('{}', { status: 409 }));
  click('Send 1', 1);
  await waitFor(() => expect(sent).toHaveLength(2));
  await ended();
  click('Send 1', 1);
  await waitFor(() => expect(sent).toHaveLength(3));
});

test('A button that answers a question of a change under way can be pressed again', async () => {
  await open();
  answer = () => new Promise<Response>(() => undefined);
  click('Mark', 1);
  await waitFor(() => expect(sent).toHaveLength(1));
  answer = () => Promise.resolve(new Response('{}', { status: 400 }));
  click('Send 1', 1);
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(changes.open.size).toBe(1));
  click('Send 1', 1);
  await waitFor(() => expect(sent).toHaveLength(3));
  changes.open.clear();
});

test('A button that says something else meanwhile can be pressed, but not by a double click', async () => {
  await open();
  read = () => new Promise<null>(() => undefined);
  click('Mark', 1);
  await screen.findByText('Take back');
  click('Take back', 2);
  expect(sent).toHaveLength(1);
  click('Take back', 1);
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('The second half of a double click does not press what has come under the pointer', async () => {
  await open();
  click('Next row', 1);
  click('Send 2', 2);
  await ended();
  expect(sent).toEqual([]);
  click('Send 2', 1);
  await waitFor(() => expect(sent).toEqual(['/api/rows/2']));
});

test('The second half of a double click does not close the question that the first opened', async () => {
  await open();
  click('Ask', 1);
  const around = screen.getByRole('dialog').parentElement;
  if (!around) throw new TypeError('There is nothing around the dialog');
  const pressAround = (detail: number) => {
    fireEvent.mouseDown(around);
    fireEvent.click(around, { detail });
  };
  pressAround(2);
  expect(screen.getByRole('dialog')).toBeTruthy();
  pressAround(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
