import { useRef, type ReactNode } from 'react';
import type { BulkDeclaration } from './actions';
import { BulkBar } from './bulk-bar';
import { SelectPage } from './select-page';
import { SelectionProvider } from './selection';

interface SelectableProps {
  /** Undefined where rows cannot be selected. */
  bulk: BulkDeclaration | undefined;
  children: ReactNode;
}

/** Rows of a list that can be selected, with the actions on those that are. */
export function Selectable({ bulk, children }: SelectableProps) {
  const page = useRef<HTMLInputElement>(null);
  if (!bulk) return children;
  return (
    <SelectionProvider>
      <SelectPage inputRef={page} />
      {children}
      <BulkBar {...bulk} pageRef={page} />
    </SelectionProvider>
  );
}
