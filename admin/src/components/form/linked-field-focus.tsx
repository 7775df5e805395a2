import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPlace } from './focus-place';

interface LinkedFieldFocusProps {
  /** The only field that it is for, which is rendered after the form. */
  field?: string;
}

/** Moves the focus to the field that the hash of the URL names. */
export function LinkedFieldFocus({ field }: LinkedFieldFocusProps) {
  const { hash } = useLocation();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = anchor.current?.closest('form');
    const named = hash.slice(1);
    if (form && named && (field ?? named) === named) focusPlace(form, { field: named });
  }, [hash, field]);
  return <span ref={anchor} hidden />;
}
