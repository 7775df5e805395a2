import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The last answer to a form until its page is left. The router's own action data are cleared by any
 * navigation, also to an anchor on the same page, such as a link to a field.
 */
export function useLastAnswer<Answer extends object>(answer: Answer | undefined) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [last, setLast] = useState({ page, answer });
  if (answer !== undefined && answer !== last.answer) setLast({ page, answer });
  return answer ?? (last.page === page ? last.answer : undefined);
}
