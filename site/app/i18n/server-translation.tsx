import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, type ReactNode } from 'react';
import { deepFreeze } from '~/deep-freeze';

/** What components take from `useTranslation`. */
interface Translation {
  t: TFunction;
  i18n: i18n;
}

/** Finds a text, without the types of the catalogue's keys. */
export type FindText = (key: string, options?: Record<string, unknown>) => unknown;

/** The part of a translator that makes such functions. */
interface TextFinders {
  getFixedT(
    language: string,
    namespace: string | undefined,
    keyPrefix: undefined,
    options: { scopeNs: readonly string[] },
  ): FindText;
}

const I18nContext = createContext<i18n | undefined>(undefined);

const translations = new WeakMap<i18n, Map<string, Translation>>();

/**
 * The texts of a translator, each looked up once. A translator on the server never changes: other
 * stored texts make another one.
 * @param namespaces the first is that of keys without a namespace
 */
export function translationOf(instance: i18n, namespaces: readonly string[]): Translation {
  const known = translations.get(instance) ?? new Map<string, Translation>();
  translations.set(instance, known);
  const name = namespaces.join(' ');
  const finders = instance as unknown as TextFinders;
  const translation = known.get(name) ?? {
    t: rememberingTexts(
      finders.getFixedT(instance.language, namespaces[0], undefined, { scopeNs: namespaces }),
    ) as TFunction,
    i18n: instance,
  };
  known.set(name, translation);
  return translation;
}

/** More than the counts and names that pages show; clients can invent searched words. */
const MAX_FILLED = 1_000;

/** The same function, which remembers its texts: those with values while they are not too many. */
function rememberingTexts(t: FindText): FindText {
  const texts = new Map<string, unknown>();
  const objects = new Map<string, unknown>();
  const filled = new Map<string, unknown>();
  return (key, options) => {
    if (typeof key === 'string' && options !== undefined && isPlain(options)) {
      const named = JSON.stringify([key, options]);
      const text = filled.get(named) ?? t(key, options);
      if (filled.size < MAX_FILLED) filled.set(named, text);
      return text;
    }
    const known = options === undefined ? texts : isReturnObjects(options) ? objects : undefined;
    if (typeof key !== 'string' || known === undefined) return t(key, options);
    const found = known.get(key);
    if (found !== undefined) return found;
    const text: unknown = options === undefined ? t(key) : deepFreeze(t(key, options));
    known.set(key, text);
    return text;
  };
}

/** Whether the options are only values that the text contains. */
const isPlain = (options: Record<string, unknown>): boolean =>
  Object.values(options).every((value) => typeof value === 'string' || typeof value === 'number');

function isReturnObjects(options: Record<string, unknown>): boolean {
  return options.returnObjects === true && Object.keys(options).length === 1;
}

export function useTranslation(namespaces: string | readonly string[] = 'common'): Translation {
  const instance = useContext(I18nContext);
  if (instance === undefined) throw new Error('There is no translator here.');
  return translationOf(instance, typeof namespaces === 'string' ? [namespaces] : namespaces);
}

export function I18nextProvider({ i18n: instance, children }: { i18n: i18n; children: ReactNode }) {
  return <I18nContext value={instance}>{children}</I18nContext>;
}

/** Nothing has to be connected: `I18nextProvider` brings the translator. */
export const initReactI18next = { type: '3rdParty' as const, init: () => undefined };
