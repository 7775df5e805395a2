import { createContext, use, type ReactNode } from 'react';
import { useDraft, type DraftOptions, type FormDraft } from './use-draft';

const DraftContext = createContext<FormDraft | undefined>(undefined);

/** Stores what is typed in the form around, and tells its parts about that. */
export function DraftProvider({ children, ...options }: DraftOptions & { children: ReactNode }) {
  return <DraftContext value={useDraft(options)}>{children}</DraftContext>;
}

/** The draft of the form around; nothing outside of a form that has one. */
export function useFormDraft(): FormDraft | undefined {
  return use(DraftContext);
}
