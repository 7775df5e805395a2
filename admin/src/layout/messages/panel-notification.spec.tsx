import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { hr } from '../../i18n/hr/hr';
import { createI18nProvider } from '../../providers/i18n-provider';
import { PanelNotification } from './panel-notification';

function Messages({ texts }: { texts: string[] }) {
  const notify = useNotify();
  useEffect(() => texts.forEach((text) => notify(text)), [texts, notify]);
  return null;
}

/** Advances the time step by step: inside one `act` React would render only at the end. */
async function wait(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

/** The messages on screen, but for one in its closing transition. */
const visibleMessages = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

afterEach(() => void jest.useRealTimers());

test('Messages are shown one at a time, each long enough to be read, or until it is dismissed', async () => {
  jest.useFakeTimers();
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('hr', hr)}>
      <Messages texts={['Prva', 'Druga', 'Treća']} />
      <PanelNotification />
    </CoreAdminContext>,
  );
  await wait(1400);
  expect(visibleMessages()).toEqual(['Prva']);
  await wait(300);
  expect(visibleMessages()).toEqual(['Druga']);
  fireEvent.keyDown(document, { key: 'Escape' });
  await wait(300);
  expect(visibleMessages()).toEqual(['Treća']);
  await wait(4500);
  expect(visibleMessages()).toEqual(['Treća']);
  await wait(1000);
  expect(visibleMessages()).toEqual([]);
});
