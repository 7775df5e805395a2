import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyScreen, useScreenLoading } from './lazy-screen';

function Sign() {
  return <p>{useScreenLoading() ? 'Učitavanje' : 'Učitano'}</p>;
}

test('A sign is shown while the scripts of a screen are loaded', async () => {
  let finish = (): void => undefined;
  const Screen = lazyScreen(
    () =>
      new Promise((resolve) => {
        finish = () => resolve(() => <h1>Zaslon</h1>);
      }),
  );
  render(
    <>
      <Sign />
      <Suspense>
        <Screen />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('Učitavanje')).toBeVisible();
  await act(async () => finish());
  expect(await screen.findByRole('heading', { name: 'Zaslon' })).toBeVisible();
  expect(screen.getByText('Učitano')).toBeVisible();
});
