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
  say: (message: string) => void;
  remove: (message: string, mutation: UndoableMutation) => void;
}

function Probe({ give }: { give: (handles: Handles) => void }) {
  const notify = useNotify();
  const add = use(AddUndoableMutationContext);
  useEffect(() => {
    give({
      say: (message) => notify(message, { type: 'success' }),
      // As react-admin does: the deletion, and its message shortly after.
      remove: (message, mutation) => {
        setTimeout(() => notify(message, { type: 'info', undoable: true }), 0);
        add(mutation);
      },
    });
  }, [give, notify, add]);
  return null;
}

/** Advances the time step by step: inside one `act` React would render only at the end. */
async function wait(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 100)));
  }
}
/** Runs everything that is due at once. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await wait(1);
}

/** The messages on screen, one that is fading out included. */
const onScreen = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

let handles: Handles;
let done: string[];
/** Deletes a row; what becomes of it is noted in `done`. */
const remove = (name: string) =>
  act(() =>
    handles.remove(`Obrisano: ${name}`, ({ isUndo }) => {
      done.push(`${name} ${isUndo ? 'undone' : 'deleted'}`);
    }),
  );
const say = (message: string) => act(() => handles.say(message));

beforeEach(() => {
  jest.useFakeTimers();
  done = [];
  const take = (given: Handles) => {
    handles = given;
  };
  const view = render(
    <CoreAdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <Probe give={take} />
      <PanelNotification />
    </CoreAdminContext>,
  );
  expect(view.container).toBeEmptyDOMElement();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('The message of a deletion', () => {
  test('is shown at once, and the one it replaced unread is shown again afterwards', async () => {
    say('Spremljeno');
    await wait(100);
    expect(onScreen()).toEqual(['Spremljeno']);
    remove('Ana');
    await settle();
    expect(onScreen()).toEqual(['Obrisano: AnaPoništi']);
    await wait(4900);
    expect(done).toEqual([]);
    await wait(200);
    expect(done).toEqual(['Ana deleted']);
    await wait(500);
    expect(onScreen()).toEqual(['Spremljeno']);
    await wait(10_000);
    expect(onScreen()).toEqual([]);
    expect(done).toEqual(['Ana deleted']);
  });

  test('is not delayed by another one at the same time, before or after it', async () => {
    say('Prva');
    remove('Ana');
    say('Druga');
    await settle();
    expect(onScreen()).toEqual(['Obrisano: AnaPoništi']);
    await wait(5500);
    expect(done).toEqual(['Ana deleted']);
    const seen = [onScreen()];
    await wait(2000);
    seen.push(onScreen());
    expect(seen.flat().sort()).toEqual(['Druga', 'Prva']);
  });

  test('is not replaced by others until its time is over', async () => {
    remove('Ana');
    await settle();
    say('Spremljeno');
    await wait(4500);
    expect(onScreen()).toEqual(['Obrisano: AnaPoništi']);
    expect(done).toEqual([]);
  });

  test('is replaced by that of the next deletion, which sends the first one', async () => {
    remove('Ana');
    await wait(1000);
    remove('Iva');
    remove('Eva');
    await settle();
    expect(done).toEqual(['Ana deleted', 'Iva deleted']);
    expect(onScreen()).toEqual(['Obrisano: EvaPoništi']);
    fireEvent.click(screen.getByRole('button', { name: 'Poništi' }));
    await wait(20_000);
    expect(done).toEqual(['Ana deleted', 'Iva deleted', 'Eva undone']);
    expect(onScreen()).toEqual([]);
  });

  test('undoes its own deletion, once, however often it is pressed', async () => {
    say('Spremljeno');
    await settle();
    remove('Ana');
    await settle();
    const button = screen.getByRole('button', { name: 'Poništi' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.keyDown(document, { key: 'Escape' });
    await wait(20_000);
    expect(done).toEqual(['Ana undone']);
  });

  test('sends its deletion once when it is closed, however that is done', async () => {
    remove('Ana');
    await wait(4990);
    fireEvent.keyDown(document, { key: 'Escape' });
    fireEvent.keyDown(document, { key: 'Escape' });
    await wait(20_000);
    expect(done).toEqual(['Ana deleted']);
  });

  test('is not closed by a press beside it; any other is', async () => {
    remove('Ana');
    await wait(10);
    fireEvent.click(document.body);
    await wait(1000);
    expect(onScreen()).toEqual(['Obrisano: AnaPoništi']);
    await wait(5000);
    say('Spremljeno');
    await wait(10);
    expect(onScreen()).toEqual(['Spremljeno']);
    fireEvent.click(document.body);
    await wait(500);
    expect(onScreen()).toEqual([]);
  });

  test('has the browser ask before the panel is left', async () => {
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

test('Messages replace one another in turn, each after long enough to be read', async () => {
  ['Prva', 'Druga', 'Treća'].forEach(say);
  await wait(1400);
  expect(onScreen()).toEqual(['Prva']);
  await wait(200);
  expect(onScreen()).toEqual(['Druga']);
  await wait(1500);
  expect(onScreen()).toEqual(['Treća']);
  await wait(4000);
  expect(onScreen()).toEqual(['Treća']);
  await wait(3000);
  expect(onScreen()).toEqual([]);
});
