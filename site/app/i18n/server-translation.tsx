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
    t: remembering(
      finders.getFixedT(instance.language, namespaces[0], undefined, { scopeNs: namespaces }),
    ) as TFunction,
    i18n: instance,
  };
  known.set(name, translation);
  return translation;
}

/** The same function, which remembers the texts that depend on nothing but their key. */
function remembering(t: FindText): FindText {
  const texts = new Map<string, unknown>();
  const objects = new Map<string, unknown>();
  return (key, options) => {
    const known = options === undefined ? texts : isReturnObjects(options) ? objects : undefined;
    if (typeof key !== 'string' || known === undefined) return t(key, options);
    const found = known.get(key);
    if (found !== undefined) return found;
    const text: unknown = options === undefined ? t(key) : deepFreeze(t(key, options));
    known.set(key, text);
    return text;
  };
}

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
