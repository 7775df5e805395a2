import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { startTooltips } from './tooltip';

let first: HTMLElement;

function button(text: string): HTMLElement {
  const element = document.createElement('button');
  element.dataset['tooltip'] = text;
  document.body.append(element);
  return element;
}

const MOUSE = { pointerType: 'mouse' };
const point = (element: HTMLElement) => fireEvent.pointerOver(element, MOUSE);
const leave = (element: HTMLElement, relatedTarget: Element = document.body) =>
  fireEvent.pointerOut(element, { ...MOUSE, relatedTarget });
const shown = () => screen.queryByRole('tooltip')?.textContent;
const wait = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  first = button('Prva');
});

beforeAll(() => startTooltips(document.body));

afterEach(() => {
  fireEvent.pointerDown(document.body);
  wait(1000);
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('a tooltip', () => {
  test('opens after 700 ms of hovering, not before', () => {
    point(first);
    wait(690);
    expect(shown()).toBeUndefined();
    wait(20);
    expect(shown()).toBe('Prva');
  });

  test('stays open while the pointer is over it, and closes on Escape', () => {
    point(first);
    wait(710);
    leave(first, screen.getByRole('tooltip'));
    wait(2000);
    expect(shown()).toBe('Prva');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });

  test('closes on a press, on scrolling and when the focus moves', () => {
    for (const close of [
      () => fireEvent.pointerDown(first),
      () => fireEvent.scroll(document),
      () => fireEvent.focusOut(first),
    ]) {
      point(first);
      wait(710);
      expect(shown()).toBe('Prva');
      close();
      expect(shown()).toBeUndefined();
      wait(400);
    }
  });
});
