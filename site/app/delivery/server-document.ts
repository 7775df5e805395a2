import { createContext } from 'react';
import type { FramePart } from './frame-parts';

/** State of the render of one document on the server. */
export interface ServerDocument {
  /** Nonce of the inline scripts and styles that the render writes. */
  nonce: string;
  /** Whether the document may run scripts. */
  scripts: boolean;
  /** URLs of the files whose drawings the document shows; filled while it renders. */
  drawings: Set<string>;
  /** The parts of the frame that the document shows, by their keys; filled while it renders. */
  frame: Map<string, FramePart>;
}

/** Undefined in browsers and in development. */
export const ServerDocumentContext = createContext<ServerDocument | undefined>(undefined);
