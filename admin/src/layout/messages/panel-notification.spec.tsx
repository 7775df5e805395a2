import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use, useEffect } from 'react';
import {
  AddUndoableMutationContext,
  CoreAdminContext,
  useNotify,
  type UndoableMutation,
} from 'react-admin';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import { PanelNotification } from './panel-notification';

interface Handles {
  notify: (message: string) => void;
  remove: (message: string, mutation: UndoableMutation) => void;
}

function HandlesProvider({ onReady }: { onReady: (handles: Handles) => void }) {
  const notify = useNotify();
  const add = use(AddUndoableMutationContext);
  useEffect(() => {
    onReady({
      notify: (message) => notify(message, { type: 'success' }),
      // As react-admin does: the deletion, and its message shortly after.
      remove: (message, mutation) => {
        setTimeout(() => notify(message, { type: 'info', undoable: true }), 0);
        add(mutation);
      },
    });
  }, [onReady, notify, add]);
  return null;
}

/** Advances the time step by step: inside one `act` React would render only at the end. */
async function wait(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
  }
}
/** Runs all timers that are due. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await wait(1);
}

/** The messages on screen, including one in its closing transition. */
const visibleMessages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

let handles: Handles;
let done: string[];
/** Deletes a row; `done` records whether the deletion was sent or undone. */
const remove = (name: string) =>
  act(() =>
    handles.remove(`Obrisano: ${name}`, ({ isUndo }) => {
      done.push(`${name} ${isUndo ? 'undone' : 'deleted'}`);
    }),
  );
const showMessage = (message: string) => act(() => handles.notify(message));

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  const onReady = (ready: Handles) => {
    handles = ready;
  };
  const view = render(
    <CoreAdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <HandlesProvider onReady={onReady} />
      <PanelNotification />
    </CoreAdminContext>,
  );
  expect(view.container).toBeEmptyDOMElement();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('The message of a deletion', () => {
  test('is shown immediately, stays after a click elsewhere, and a message that it replaced too early is shown again afterwards', async () => {
    showMessage('Spremljeno');
    await wait(100);
    expect(visibleMessages()).toEqual(['Spremljeno']);
    remove('Ana');
    await settle();
    expect(visibleMessages()).toEqual(['Obrisano: AnaPoništi']);
    fireEvent.click(document.body);
    await wait(4900);
    expect(done).toEqual([]);
    await wait(200);
    expect(done).toEqual(['Ana deleted']);
    await wait(500);
    expect(visibleMessages()).toEqual(['Spremljeno']);
    await wait(8000);
    expect(visibleMessages()).toEqual([]);
    expect(done).toEqual(['Ana deleted']);
  });

  test('is replaced by that of the next deletion, and the first deletion is sent', async () => {
    remove('Ana');
    await wait(1000);
    remove('Iva');
    remove('Eva');
    await settle();
    expect(done).toEqual(['Ana deleted', 'Iva deleted']);
    expect(visibleMessages()).toEqual(['Obrisano: EvaPoništi']);
    fireEvent.click(screen.getByRole('button', { name: 'Poništi' }));
    await wait(8000);
    expect(done).toEqual(['Ana deleted', 'Iva deleted', 'Eva undone']);
    expect(visibleMessages()).toEqual([]);
  });

  test('undoes only its own deletion, once, when its button is clicked twice', async () => {
    showMessage('Spremljeno');
    await settle();
    remove('Ana');
    await settle();
    const button = screen.getByRole('button', { name: 'Poništi' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.keyDown(document, { key: 'Escape' });
    await wait(8000);
    expect(done).toEqual(['Ana undone']);
  });

  test('sends its deletion once when it is closed repeatedly', async () => {
    remove('Ana');
    await wait(4990);
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.keyDown(document, { key: 'Escape' });
    await wait(8000);
    expect(done).toEqual(['Ana deleted']);
  });

  test('makes the browser ask for confirmation before the panel is left', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    remove('Ana');
    await settle();
    expect(leaving()).toBe(true);
    await wait(6000);
    expect(leaving()).toBe(false);
  });
});
