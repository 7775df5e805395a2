import { useEffect } from 'react';
import { useFetchers, useLocation, useNavigation } from 'react-router';
import { preferences } from '~/preferences/preferences';
import { honeypotName } from './honeypot';

/** The entry of the tab's storage that holds the text from one document to the next. */
const KEY = 'unsentText';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface SavedForm {
  form: string;
  fields: { name: string; value: string; checked: boolean }[];
}

interface Saved {
  page: string;
  forms: SavedForm[];
}

/** The forms that were typed in. One that an error page took out of the document still holds its text. */
const typed = new Set<HTMLFormElement>();

const page = () => window.location.pathname;

const pathOf = (form: HTMLFormElement) => new URL(form.action).pathname;

/** Finds a form again in the next document, whose address may name another language. */
const nameOf = (form: HTMLFormElement) => `${pathOf(form)}#${form.id}`;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !['hidden', 'file'].includes(field.type))) &&
      field.name !== honeypotName,
  );

function noteTyped({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form?.method === 'post') typed.add(form);
}

function save(): void {
  // The quick exit hides the document and leaves nothing behind.
  if (!preferences().remember || document.documentElement.hidden) return;
  const forms = [...typed].flatMap((form) => {
    const fields = fieldsOf(form)
      .filter((field) => (isChoice(field) ? field.checked : field.value !== ''))
      .map((field) => ({ name: field.name, value: field.value, checked: isChoice(field) }));
    return fields.length === 0 ? [] : [{ form: nameOf(form), fields }];
  });
  if (forms.length === 0) return;
  const saved: Saved = { page: page(), forms };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Fills in a field as a person does, so that React and the form hear of it. */
function fill(field: Field, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function restoreForm(form: HTMLFormElement, fields: SavedForm['fields']): void {
  for (const field of fieldsOf(form)) {
    const saved = fields.find(
      ({ name, value }) => name === field.name && (!isChoice(field) || value === field.value),
    );
    if (saved === undefined) continue;
    if (isChoice(field)) {
      if (field.checked !== saved.checked) field.click();
    } else if (field.value === field.defaultValue) {
      fill(field, saved.value);
    }
  }
}

function restore(): void {
  try {
    const text = window.sessionStorage.getItem(KEY);
    if (text === null) return;
    const saved = JSON.parse(text) as Saved;
    window.sessionStorage.removeItem(KEY);
    if (saved.page !== page()) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) {
      const found = saved.forms.find((other) => other.form === nameOf(form));
      if (found !== undefined) restoreForm(form, found.fields);
    }
  } catch {
    // Storage is forbidden, or holds something else.
  }
}

/** Forgets what was typed in forms that are sent to `path`. */
export function discardTypedText(path: string): void {
  for (const form of typed) if (pathOf(form) === path) typed.delete(form);
}

/** While `active`, saves what was typed when the document is left. */
export function useSavedText(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [active]);
}

/**
 * Carries what was typed in a form over to the next load of its page, in this tab. The router loads
 * the document again when a file of the page to come is missing, as after a new release; so the text
 * is saved when the document is left during a navigation or a sending. What has been sent is not.
 */
export function UnsentText(): null {
  const { state, formMethod } = useNavigation();
  const fetchers = useFetchers();
  const navigating = state === 'submitting' || (state === 'loading' && formMethod === undefined);
  useSavedText(navigating || fetchers.some((fetcher) => fetcher.state === 'submitting'));
  const { key } = useLocation();
  useEffect(() => {
    for (const form of typed) if (!form.isConnected) typed.delete(form);
  }, [key]);
  useEffect(() => {
    restore();
    document.addEventListener('input', noteTyped);
    document.addEventListener('submit', noteTyped);
    return () => {
      document.removeEventListener('input', noteTyped);
      document.removeEventListener('submit', noteTyped);
    };
  }, []);
  return null;
}
