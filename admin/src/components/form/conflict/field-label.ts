import { createContext } from 'react';

/** Names the fields of a form whose labels are not in the catalogue. */
export const FieldLabel = createContext<((field: string) => string) | undefined>(undefined);
