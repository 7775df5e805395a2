import { localStorageStore, type Store } from 'react-admin';

/** Keys of react-admin's store shared with the public site, with their keys in local storage. */
const sharedKeys = new Map([
  ['locale', 'language'],
  ['theme', 'theme'],
]);

const validValues = new Set(['hr', 'en', 'light', 'dark']);

function readSharedPreferences(store: Store): void {
  sharedKeys.forEach((storageKey, key) => {
    const value = localStorage.getItem(storageKey);
    if (value !== null && validValues.has(value)) {
      store.setItem(key, value);
    } else {
      store.removeItem(key);
    }
  });
}

/**
 * React-admin's store, except that language and theme are shared with the public site and are kept
 * after a logout.
 */
export function createPanelStore(): Store {
  const store = localStorageStore('1', 'Panel');
  readSharedPreferences(store);
  return {
    ...store,
    setItem: (key, value) => {
      // The language is written by the i18n provider, together with its cookie.
      if (key === 'theme') {
        localStorage.setItem('theme', String(value));
      }
      store.setItem(key, value);
    },
    reset: () => {
      Object.keys(store.listItems?.() ?? {})
        .filter((key) => !sharedKeys.has(key))
        .forEach((key) => store.removeItem(key));
    },
  };
}
