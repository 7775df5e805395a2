import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { preferences } from '~/preferences/preferences';
import { honeypotName } from './honeypot';

/** The session storage item with the text. */
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

/** The edited forms, including those that an error page has removed from the document. */
const edited = new Set<HTMLFormElement>();

const page = () => window.location.pathname;

const pathOf = (form: HTMLFormElement) => new URL(form.action).pathname;

/** Identifies a form in the next document, whose URL may have another language. */
const idOf = (form: HTMLFormElement) => `${pathOf(form)}#${form.id}`;

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is Field =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !['hidden', 'file'].includes(field.type))) &&
      field.name !== honeypotName,
  );

function trackForm({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form?.method === 'post') edited.add(form);
}

const isEdited = (field: Field) =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

const postForms = () => document.querySelectorAll<HTMLFormElement>('form[method=post]');

/** Tracks the forms that were edited before hydration. */
function trackEditedForms(): void {
  for (const form of postForms()) if (fieldsOf(form).some(isEdited)) edited.add(form);
}

function save(): void {
  // Nothing is stored after the quick exit, which hides the document.
  if (!preferences().remember || document.documentElement.hidden) return;
  const forms = [...edited].flatMap((form) => {
    const fields = fieldsOf(form)
      .filter((field) => (isChoice(field) ? field.checked : field.value !== ''))
      .map((field) => ({ name: field.name, value: field.value, checked: isChoice(field) }));
    return fields.length === 0 ? [] : [{ form: idOf(form), fields }];
  });
  if (forms.length === 0) return;
  const saved: Saved = { page: page(), forms };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // Storage is full or blocked.
  }
}

/** Sets the value as typing does, so that React receives an input event. */
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
    for (const form of postForms()) {
      const found = saved.forms.find((other) => other.form === idOf(form));
      if (found !== undefined) restoreForm(form, found.fields);
    }
  } catch {
    // Storage is blocked, or its item is invalid.
  }
}

/** Discards the text of forms that are sent to `path`. */
export function discardTypedText(path: string): void {
  for (const form of edited) if (pathOf(form) === path) edited.delete(form);
}

/** While `active`, saves the text of edited forms when the document is left. */
export function useSavedText(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [active]);
}

/**
 * Restores the text of forms when their page is loaded again in this tab. The router reloads the
 * document when a file of the next page is missing, as after a new release, so the text is saved
 * when the document is left during a navigation or a submission. Text that was sent is not saved.
 */
export function UnsentText(): null {
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (router === undefined) return;
    const saveOnNavigation = () => {
      // The hooks of the router know its state once React has rendered it. On a slow phone the
      // document is reloaded before that.
      const { navigation, fetchers } = router.state;
      const { state, formMethod } = navigation;
      if (
        state === 'submitting' ||
        (state === 'loading' && formMethod === undefined) ||
        [...fetchers.values()].some((fetcher) => fetcher.state === 'submitting')
      ) {
        save();
      }
    };
    window.addEventListener('pagehide', saveOnNavigation);
    return () => window.removeEventListener('pagehide', saveOnNavigation);
  }, [router]);
  const { key } = useLocation();
  useEffect(() => {
    for (const form of edited) if (!form.isConnected) edited.delete(form);
  }, [key]);
  useEffect(() => {
    document.addEventListener('input', trackForm);
    document.addEventListener('submit', trackForm);
    trackEditedForms();
    restore();
    return () => {
      document.removeEventListener('input', trackForm);
      document.removeEventListener('submit', trackForm);
    };
  }, []);
  return null;
}
