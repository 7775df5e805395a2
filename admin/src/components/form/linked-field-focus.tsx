import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPlace } from './focus-place';

/** Moves the focus to the field that the hash of the URL names. */
export function LinkedFieldFocus() {
  const { hash } = useLocation();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    if (form && hash) focusPlace(form, { field: hash.slice(1) });
  }, [hash]);
  return <span ref={anchor} hidden />;
}
