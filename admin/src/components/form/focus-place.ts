/** A place in a form. */
export interface Place {
  /** The name of the field. */
  field: string;
  /** An element of its formatted text: by its text, or by its number from 1. */
  within?: { selector: string; text?: string; number?: number };
}

/** Opens the section that an element is in. */
export function openSectionOf(element: Element): void {
  const section = element.closest('details');
  if (section) section.open = true;
}

/** Shows the tab that an element is in. */
function showTabOf(element: Element): void {
  const hidden = element.closest('[role="tabpanel"][hidden]');
  const tab = hidden?.getAttribute('aria-labelledby');
  if (tab) document.getElementById(tab)?.click();
}

/** Moves the focus to a place in a form, and selects the part of a formatted text. */
export function focusPlace(form: Element, { field, within }: Place): void {
  const name = JSON.stringify(field);
  const input = form.querySelector<HTMLElement>(`[name=${name}], [data-field=${name}]`);
  if (!input) return;
  showTabOf(input);
  openSectionOf(input);
  // In the next frame, when the tab is shown.
  requestAnimationFrame(() => {
    input.focus();
    const found = within && [...input.querySelectorAll(within.selector)];
    const part = found?.find(({ textContent }, index) =>
      within?.text === undefined ? index + 1 === within?.number : textContent === within.text,
    );
    if (part && within?.text !== undefined) getSelection()?.selectAllChildren(part);
    (part ?? input).scrollIntoView({ block: 'center' });
  });
}
