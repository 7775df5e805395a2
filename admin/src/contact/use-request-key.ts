import { useRef, useState } from 'react';
import { Submission } from '../components/form/drafts/submission';

/**
 * The idempotency key of a request: the same for the same body until the request succeeded, so that
 * a double click or a lost answer stores nothing twice.
 */
export function useRequestKey() {
  const [submission] = useState(() => new Submission());
  const last = useRef<string>(undefined);
  return {
    headersFor: (body: string): Headers => {
      if (body !== last.current) submission.continueFrom(undefined);
      last.current = body;
      return new Headers({ 'Idempotency-Key': `"${submission.keyFor({})}"` });
    },
    release: () => submission.continueFrom(undefined),
  };
}
