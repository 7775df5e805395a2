import { createContext, use, type ReactNode } from 'react';
import { useDraft, type DraftOptions, type FormDraft } from './use-draft';

const DraftContext = createContext<FormDraft | undefined>(undefined);

/** Stores unsaved input of the surrounding form, and provides its draft to the children. */
export function DraftProvider({ children, ...options }: DraftOptions & { children: ReactNode }) {
  return <DraftContext value={useDraft(options)}>{children}</DraftContext>;
}

/** The draft of the surrounding form; undefined where there is none. */
export function useFormDraft(): FormDraft | undefined {
  return use(DraftContext);
}
