import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { changes } from '../providers/http-client';

/** Buttons with a label, and the items of menus. Arrows and tools are pressed quickly. */
const BUTTONS = '.MuiButton-root, [role="menuitem"]';
/** What is around a dialog; a press on it closes the dialog. */
const AROUND_DIALOG = '.MuiDialog-container';

function buttonOf({ target }: MouseEvent | KeyboardEvent): Element | null {
  if (!(target instanceof Element)) return null;
  return target.matches(AROUND_DIALOG) ? target : target.closest(BUTTONS);
}

interface Press {
  button: Element;
  /** What it said then: with other words it does something else, and shows the change. */
  label: string | null;
  /** The changes that had begun before it. */
  begun: number;
  /** Whether what it does has not had time to begin. */
  isNew: boolean;
}

/**
 * Ignores a second press of a button until what the first one changed is stored and shown, and the
 * second half of a double click on whatever has come under the pointer meanwhile: the next row, the
 * answer to a question, or what is around the question. It applies to all buttons, also those in
 * dialogs and messages. Not React state: a second press may precede the next render.
 */
export function SinglePress({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const last = useRef<Press>(undefined);

  const isRepeated = (button: Element, { detail }: MouseEvent): boolean => {
    if (!last.current) return false;
    const { begun, isNew, label } = last.current;
    const isSame = last.current.button === button;
    const hasSent = changes.begun > begun;
    if (detail > 1) return !isSame || hasSent || isNew;
    // An earlier change may wait for what this button answers, such as the password.
    const isStoring = [...changes.open].some((number) => number > begun);
    const isWaiting = isStoring || queryClient.isFetching() > 0;
    const isShown = label !== button.textContent;
    return isSame && !isShown && (isNew || (hasSent && isWaiting));
  };

  const press = (event: MouseEvent) => {
    const button = buttonOf(event);
    if (button && isRepeated(button, event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (button) {
      const pressed: Press = {
        button,
        label: button.textContent,
        begun: changes.begun,
        isNew: true,
      };
      last.current = pressed;
      setTimeout(() => {
        pressed.isNew = false;
      });
    } else if (event.detail <= 1) {
      last.current = undefined;
    }
  };

  /** A key that is held down presses once. */
  const hold = (event: KeyboardEvent) => {
    if (event.repeat && buttonOf(event)) event.preventDefault();
  };

  return (
    <Box sx={{ display: 'contents' }} onClickCapture={press} onKeyDownCapture={hold}>
      {children}
    </Box>
  );
}
