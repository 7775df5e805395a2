import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { endAdminSession, startAdminSession } from './admin-session';
import { AdminSessionProvider, useAdminSession } from './admin-session-provider';

function Name() {
  const { session } = useAdminSession();
  return <p>{session?.fullName ?? 'nitko'}</p>;
}

describe('useAdminSession', () => {
  test('returns the current session', () => {
    endAdminSession('logout');
    render(
      <AdminSessionProvider>
        <Name />
      </AdminSessionProvider>,
    );
    expect(screen.getByText('nitko')).toBeInTheDocument();
    act(() =>
      startAdminSession({ authenticated: true, id: 1, username: 'admin', fullName: 'Ana Horvat' }),
    );
    expect(screen.getByText('Ana Horvat')).toBeInTheDocument();
  });

  test('throws a Croatian developer error outside its provider', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow(
      'useAdminSession se mora koristiti unutar AdminSessionProvider komponente',
    );
    log.mockRestore();
  });
});
