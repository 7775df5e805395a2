import { createContext } from 'react';

/** What the server knows of the document that it renders. */
export interface ServerDocument {
  /** Marks the inline scripts and styles that the render writes. */
  nonce: string;
  /** Whether the document may run scripts. */
  scripts: boolean;
  /** URLs of the files whose drawings the document shows; filled while it renders. */
  drawings: Set<string>;
}

/** Absent in browsers and in development. */
export const ServerDocumentContext = createContext<ServerDocument | undefined>(undefined);
