import { createContext } from 'react';
import type { CachedPart } from './cached-parts';

/** State of the render of one document on the server. */
export interface ServerDocument {
  /** Nonce of the inline scripts and styles that the render writes. */
  nonce: string;
  /** Random; the server writes another one each time it sends the document. */
  submissionKey: string;
  /** Whether the document may run scripts. */
  scripts: boolean;
  /** URLs of the files of drawings that are shown outside cached parts; filled while it renders. */
  drawings: Set<string>;
  /** The cached parts that the document shows, by their keys; filled while it renders. */
  parts: Map<string, CachedPart>;
}

/** Undefined in browsers and in development. */
export const ServerDocumentContext = createContext<ServerDocument | undefined>(undefined);
