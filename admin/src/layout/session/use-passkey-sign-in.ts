import { useEffect, useEffectEvent } from 'react';
import type { PasskeyAssertion } from '../../providers/auth-provider';
import { offersPasskeys } from '../../providers/passkeys/offers-passkeys';

/** Challenges are valid for five minutes. */
const RENEWAL_MS = 4 * 60_000;

/** Loaded on demand: most of it is not needed to show the login page. */
const ceremonies = () => import('../../providers/passkeys/ceremonies');

/** Asks the user for a passkey, in a dialog of the browser. */
export const askForPasskey = async (): Promise<PasskeyAssertion> =>
  (await ceremonies()).askForPasskey();

/**
 * Offers passkeys among the browser's suggestions in the field of the username.
 * @param active false while somebody is signing in
 * @param onChosen signs in with the chosen one
 */
export function usePasskeySuggestions(
  active: boolean,
  onChosen: (assertion: PasskeyAssertion) => void,
): void {
  const chosen = useEffectEvent(onChosen);
  useEffect(() => {
    if (!active || !offersPasskeys()) return;
    let current = 0;
    const offer = async () => {
      if (document.hidden) return;
      current += 1;
      const own = current;
      const isWanted = () => own === current;
      try {
        const { suggestPasskeys } = await ceremonies();
        const assertion = isWanted() ? await suggestPasskeys(isWanted) : undefined;
        if (assertion && isWanted()) chosen(assertion);
      } catch {
        // It is an offer: whoever sees none uses the button or the password.
      }
    };
    const renew = () => void offer();
    renew();
    const timer = setInterval(renew, RENEWAL_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      current += 1;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      void ceremonies().then(({ stopAsking }) => stopAsking());
    };
  }, [active]);
}
