import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyScreen } from '../../components/screen/lazy-screen';
import { currentQuestion, subscribe } from '../../providers/recent-sign-in';
import { ErrorBoundary } from '../errors/error-boundary';

const PasswordDialog = lazyScreen(async () => (await import('./password-dialog')).PasswordDialog);

/** Where the dialog cannot be loaded, the request fails with the message of the API. */
function Unanswered() {
  useEffect(() => currentQuestion()?.answer({ confirmed: false }), []);
  return null;
}

/** Asks for the password when a request requires that it was entered recently. */
export function PasswordQuestion() {
  const question = useSyncExternalStore(subscribe, currentQuestion);
  return question ? (
    <ErrorBoundary page={Unanswered}>
      <Suspense fallback={null}>
        <PasswordDialog />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
