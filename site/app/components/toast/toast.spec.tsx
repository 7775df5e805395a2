import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { dismissToast, showToast, toastRemovalDelay, useToasts } from './toast';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  const { result } = renderHook(useToasts);
  act(() => {
    for (const { id } of result.current) dismissToast(id);
    jest.advanceTimersByTime(toastRemovalDelay);
  });
  jest.useRealTimers();
});

describe('toasts', () => {
  test('are one at a time, the newest', () => {
    const { result } = renderHook(useToasts);
    act(() => {
      showToast({ title: 'Prva' });
      showToast({ title: 'Druga' });
    });
    expect(result.current.map(({ title }) => title)).toEqual(['Druga']);
  });

  test('are removed 1,000,000 ms after their dismissal, not before', () => {
    const { result } = renderHook(useToasts);
    act(() => dismissToast(showToast({ title: 'Poruka' })));
    expect(result.current).toMatchObject([{ title: 'Poruka', open: false }]);
    act(() => {
      jest.advanceTimersByTime(999_999);
    });
    expect(result.current).toHaveLength(1);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current).toHaveLength(0);
  });
});
