import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

let broken: boolean;

function Part() {
  if (broken) throw new Error('no');
  return <p>Sadržaj</p>;
}

beforeEach(() => {
  broken = true;
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.lang = 'hr';
});

test.each([
  ['hr', 'Ovo se nije moglo prikazati', 'Pokušaj ponovno'],
  ['en', 'This could not be shown', 'Try again'],
])(
  'A part that throws while rendering is replaced by a page with a link and a retry button (%s)',
  (lang, title, retry) => {
    document.documentElement.lang = lang;
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/');

    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(screen.queryByText('Sadržaj')).toBeNull();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(screen.getByText('Sadržaj')).not.toBeNull();
  },
);

test('An error at one path is not shown at another', () => {
  const { rerender } = render(
    <ErrorBoundary resetKey="/events">
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.queryByText('Sadržaj')).toBeNull();
  broken = false;
  rerender(
    <ErrorBoundary resetKey="/team">
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Sadržaj')).not.toBeNull();
});
