import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { getAdminSession } from '../../../providers/admin-session';
import {
  deleteAutosave,
  findAutosave,
  isAutosaved,
  storeAutosave,
} from '../../../providers/autosaves';
import type { Draft } from './drafts';

/** Time between typing and sending, in milliseconds. */
const delayMs = 5000;

interface AutosaveOptions {
  /** Whether nothing is looked for, as the form continues with a draft. */
  resumed: boolean;
  /** Whether an earlier draft is offered: until the person decides, nothing replaces it. */
  isOffering: boolean;
  /** Called with the unsaved work that the server has; undefined where it has none. */
  onRead: (draft: Draft | undefined) => void;
  /** Called when the server has stored a draft. */
  onStored: (draft: Draft) => void;
}

export interface Autosave {
  /** Has a draft sent soon; a later one replaces it. */
  send: (draft: Draft) => void;
  /** Sends now what waits. */
  flush: () => void;
  /** Deletes what the server has. */
  remove: () => void;
}

/**
 * Stores the draft of the surrounding form on the server, too, where another computer of the same
 * person finds it. Failures are ignored, as this browser has the draft.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const queryClient = useQueryClient();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const enabled = isAutosaved(resource);
  const isReady = useRef(!enabled);
  // The form that a resumed draft comes from may have sent it.
  const isStored = useRef(options.resumed);
  const waiting = useRef<Draft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastRequest = useRef<Promise<void>>(Promise.resolve());

  const request = (work: () => Promise<void>) => {
    lastRequest.current = lastRequest.current.then(work).catch(() => undefined);
  };
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const flush = () => {
    stop();
    const draft = waiting.current;
    if (!draft || !isReady.current || options.isOffering || !getAdminSession()) return;
    waiting.current = undefined;
    isStored.current = true;
    const { onStored } = options;
    request(async () => {
      await storeAutosave(queryClient, resource, id, draft);
      onStored(draft);
    });
  };

  const onRead = useEffectEvent(options.onRead);
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  useEffect(() => {
    if (!enabled || options.resumed) {
      isReady.current = true;
      return undefined;
    }
    let isClosed = false;
    const read = async () => {
      const found = await findAutosave(queryClient, resource, id);
      if (isClosed) return;
      isStored.current ||= found !== undefined;
      onRead(
        found && {
          at: found.savedAt,
          changed: found.changed,
          ...(found.version !== null && { version: found.version }),
        },
      );
    };
    void read()
      .catch(() => undefined)
      .finally(() => {
        isReady.current = true;
      });
    return () => {
      isClosed = true;
    };
  }, [enabled, options.resumed, queryClient, resource, id]);
  useEffect(() => stop, []);

  return {
    send: (draft) => {
      if (!enabled) return;
      waiting.current = draft;
      timer.current ??= setTimeout(() => latestFlush.current(), delayMs);
    },
    flush,
    remove: () => {
      stop();
      waiting.current = undefined;
      if (!enabled || !getAdminSession() || (isReady.current && !isStored.current)) return;
      isStored.current = false;
      request(() => deleteAutosave(queryClient, resource, id));
    },
  };
}
