import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, renderHook, screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { dismissToast, showToast, toastDuration, toastRemovalDelay, useToasts } from './toast';
import { Toaster } from './toaster';

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

  test('are on the page for 5000 ms', async () => {
    expect(toastDuration).toBe(5000);
    renderPage(<Toaster />);
    act(() => {
      showToast({ title: 'Pretplata nije uspjela', variant: 'destructive' });
    });
    await act(() => jest.advanceTimersByTimeAsync(100));
    const title = await screen.findByText('Pretplata nije uspjela');
    expect(title.closest('[data-variant]')).toHaveAttribute('data-variant', 'destructive');
    expect(screen.getByRole('region', { name: 'Obavijesti (F8)' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4800));
    expect(screen.getByText('Pretplata nije uspjela')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.queryByText('Pretplata nije uspjela')).not.toBeInTheDocument();
  });
});
