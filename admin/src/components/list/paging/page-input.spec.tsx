import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { hr } from '../../../i18n/hr/hr';
import { createI18nProvider } from '../../../providers/i18n-provider';
import { PageInput } from './page-input';

let opened: number[];
beforeEach(() => {
  opened = [];
});

function List() {
  const [page, setPage] = useState(2);
  return (
    <>
      <PageInput
        page={page}
        pages={500}
        onPage={(next) => {
          opened.push(next);
          setPage(next);
        }}
      />
      <button>Dalje</button>
    </>
  );
}

const input = () => screen.getByRole('textbox', { name: 'Stranica' });

describe('The number of a page', () => {
  beforeEach(() => {
    render(
      <I18nContextProvider value={createI18nProvider('hr', hr)}>
        <List />
      </I18nContextProvider>,
    );
  });

  test('leads to the page by Enter, and keeps the focus', async () => {
    expect(input()).toHaveValue('2');
    expect(input()).toHaveAccessibleDescription('od 500');
    await userEvent.click(input());
    await userEvent.keyboard('417{Enter}');
    expect(opened).toEqual([417]);
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('417');
  });

  test('leads to the page when the input is left, as a phone without Enter does', async () => {
    await userEvent.click(input());
    await userEvent.keyboard('3');
    await userEvent.tab();
    expect(opened).toEqual([3]);
  });

  test.each(['0', '501', '2a', '-1'])('is refused where there is no page %s', async (wrong) => {
    await userEvent.click(input());
    await userEvent.keyboard(`${wrong}{Enter}`);
    expect(opened).toEqual([]);
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('od 500 Upišite broj od 1 do 500.');
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('2');
    expect(input()).toBeValid();
  });

  test('is restored when nothing was typed', async () => {
    await userEvent.clear(input());
    await userEvent.click(screen.getByRole('button', { name: 'Dalje' }));
    expect(opened).toEqual([]);
    expect(input()).toHaveValue('2');
  });
});
