import type { ComponentType } from 'react';
import { useMatches } from 'react-router';

/** The id of the sentence about the Escape key, which the frame announces after navigation. */
export const EXIT_HINT = 'quick-exit-hint';

/** What a route exports as `handle` where its pages may have the quick exit. */
export interface ExitHandle {
  Exit: ComponentType;
}

const hasExit = (handle: unknown): handle is ExitHandle =>
  handle instanceof Object && 'Exit' in handle;

/** The quick exit of the page, before its content. Other pages load nothing of it. */
export function RouteExit() {
  const { handle } = useMatches().at(-1) ?? {};
  return hasExit(handle) ? <handle.Exit /> : null;
}
