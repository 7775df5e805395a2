import type { ServerResponse } from 'node:http';

/** A signal that is aborted when the client disconnects before the response is complete. */
export function clientLeft(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    // An abort creates an error with a stack, which no complete response needs.
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
