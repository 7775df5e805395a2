import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/dom';
import { startTooltips } from './tooltip';

let first: HTMLElement;
let second: HTMLElement;

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
  second = button('Druga');
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

  test('opens immediately on the next element within 300 ms', () => {
    point(first);
    wait(710);
    leave(first);
    expect(shown()).toBeUndefined();
    wait(200);
    point(second);
    wait(1);
    expect(shown()).toBe('Druga');
  });

  test('opens after 700 ms again when more than 300 ms have passed', () => {
    point(first);
    wait(710);
    leave(first);
    wait(310);
    point(second);
    wait(690);
    expect(shown()).toBeUndefined();
    wait(20);
    expect(shown()).toBe('Druga');
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

  test('does not open by touch', () => {
    fireEvent.pointerOver(first, { pointerType: 'touch' });
    wait(2000);
    expect(shown()).toBeUndefined();
  });
});
