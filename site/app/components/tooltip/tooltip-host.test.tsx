import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TooltipHost } from './tooltip-host';

let first: HTMLElement;
let second: HTMLElement;

function button(text: string): HTMLElement {
  const element = document.createElement('button');
  element.dataset['tooltip'] = text;
  document.body.append(element);
  return element;
}

function point(element: HTMLElement) {
  fireEvent.pointerOver(element, { pointerType: 'mouse' });
  fireEvent.pointerMove(element, { pointerType: 'mouse' });
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  first = button('Prva');
  second = button('Druga');
});

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('a tooltip', () => {
  test('opens after 700 ms of pointing, not before', async () => {
    render(<TooltipHost first={first} />);
    point(first);
    await wait(690);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await wait(20);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Prva');
  });

  test('opens at once on the next element within 300 ms', async () => {
    render(<TooltipHost first={first} />);
    point(first);
    await wait(710);
    fireEvent.pointerLeave(first, { pointerType: 'mouse' });
    await wait(200);
    point(second);
    await wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Druga');
  });

  test('waits its 700 ms again once 300 ms have passed', async () => {
    render(<TooltipHost first={first} />);
    point(first);
    await wait(710);
    fireEvent.pointerLeave(first, { pointerType: 'mouse' });
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 });
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await wait(310);
    point(second);
    await wait(690);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await wait(20);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Druga');
  });
});
