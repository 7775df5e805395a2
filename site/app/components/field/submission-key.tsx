import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CACHED_AT } from '~/delivery/markers';
import { ServerDocumentContext } from '~/delivery/server-document';

export const submissionKeyName = 'submissionKey';

/** The keys of the forms that this document has shown, by the history entries of their pages. */
const keys = new Map<string, string>();

/** A random text; `crypto.randomUUID` exists on pages of https only. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The key that the server wrote into a form of this document. A document from the cache has that of
 * an earlier visit, which may have been used.
 */
const keyOfDocument = ({ value }: HTMLInputElement): string | undefined =>
  keys.size > 0 || value === '' || document.documentElement.hasAttribute(CACHED_AT)
    ? undefined
    : value;

/**
 * A hidden field with a random value, which tells a form that is sent again, such as by a double
 * click or after "Back", from that of another person. The document brings its own, so that forms
 * have one without scripts too; a page that is opened by the router gets one in the browser.
 *
 * @param sent the value of a form that was refused, which is shown again
 */
export function SubmissionKey({ sent }: { sent: string | undefined }) {
  const inDocument = useContext(ServerDocumentContext)?.submissionKey;
  const { key: entry } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input === null) return;
    input.value = keys.get(entry) ?? sent ?? keyOfDocument(input) ?? randomKey();
    keys.set(entry, input.value);
  }, [entry, sent]);
  return (
    <input
      ref={field}
      type="hidden"
      name={submissionKeyName}
      defaultValue={sent ?? inDocument}
      suppressHydrationWarning
    />
  );
}
