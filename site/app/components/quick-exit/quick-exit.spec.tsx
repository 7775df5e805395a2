import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { leavePage, NEUTRAL_PAGE } from '~/delivery/leave-page';
import { renderPage } from '../../../testing/render-page';
import { QuickExit } from './quick-exit';

function reset() {
  document.title = 'Prevencija i suzbijanje obiteljskog nasilja';
  document.documentElement.hidden = false;
}

beforeEach(reset);
afterEach(reset);

describe('leaving a page', () => {
  test('clears the screen and replaces the title before it opens the other page', () => {
    const seen: unknown[] = [];
    leavePage('Vremenska prognoza', (url) => {
      seen.push(url, document.title, document.documentElement.hidden);
    });
    expect(seen).toEqual([NEUTRAL_PAGE, 'Vremenska prognoza', true]);
  });
});

describe('the quick exit', () => {
  const escape = () => fireEvent.keyDown(window, { key: 'Escape' });

  test('announces how many presses of Escape are left', () => {
    renderPage(<QuickExit />);
    escape();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Za izlaz pritisnite tipku Esc još 2 puta.',
    );
    escape();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Za izlaz pritisnite tipku Esc još jednom.',
    );
  });

  test('restarts counting after another key and after five seconds', () => {
    jest.useFakeTimers();
    try {
      renderPage(<QuickExit />);
      escape();
      fireEvent.keyDown(window, { key: 'Tab' });
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      escape();
      escape();
      act(() => {
        jest.advanceTimersByTime(5000);
      });
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
      expect(document.documentElement.hidden).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });

  test('counts a key that is held down once', () => {
    renderPage(<QuickExit />);
    escape();
    fireEvent.keyDown(window, { key: 'Escape', repeat: true });
    fireEvent.keyDown(window, { key: 'Escape', repeat: true });
    expect(screen.getByRole('status')).toHaveTextContent('još 2 puta');
  });
});
