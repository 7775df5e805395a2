import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a form was answered, as long as its page is open. The router forgets it already when a link
 * on the page is followed to a place on the page, as the ones that skip or lead to a field.
 */
export function useLastAnswer<Answer extends object>(answer: Answer | undefined) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [last, setLast] = useState({ page, answer });
  if (answer !== undefined && answer !== last.answer) setLast({ page, answer });
  return answer ?? (last.page === page ? last.answer : undefined);
}
