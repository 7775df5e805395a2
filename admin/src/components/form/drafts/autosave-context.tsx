import { createContext, use, type ReactNode } from 'react';
import { useAutosave, type Autosave } from './use-autosave';

const AutosaveContext = createContext<Autosave | undefined>(undefined);

type AutosaverProps = Parameters<typeof useAutosave>[0] & { children: ReactNode };

/** Keeps what is typed in the form around, and tells what stands in it of that. */
export function Autosaver({ children, ...options }: AutosaverProps) {
  return <AutosaveContext value={useAutosave(options)}>{children}</AutosaveContext>;
}

/** What is kept of the form around; nothing outside of one that keeps it. */
export function useAutosaved(): Autosave | undefined {
  return use(AutosaveContext);
}
