import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigation } from 'react-router';

/** Submits a form once, however often its button is pressed, until the answer arrives. */
export function useSendOnce(): { sending: boolean; once: (event: FormEvent) => void } {
  const { state, formMethod } = useNavigation();
  const sent = useRef(false);
  const idle = state === 'idle';
  useEffect(() => {
    if (idle) sent.current = false;
  }, [idle]);
  return {
    sending: !idle && formMethod !== undefined,
    once: (event) => {
      if (sent.current) event.preventDefault();
      sent.current = true;
    },
  };
}
