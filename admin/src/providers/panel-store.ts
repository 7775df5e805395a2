import { localStorageStore, type Store } from 'react-admin';

/**
 * Keys of react-admin's store that are preferences shared with the public site, and their names
 * there.
 */
const shared = new Map([
  ['locale', 'language'],
  ['theme', 'theme'],
]);

const understood = new Set(['hr', 'en', 'light', 'dark']);

function readSharedPreferences(store: Store): void {
  shared.forEach((storageKey, key) => {
    const value = localStorage.getItem(storageKey);
    if (value !== null && understood.has(value)) {
      store.setItem(key, value);
    } else {
      store.removeItem(key);
    }
  });
}

/**
 * React-admin's store, except that language and theme are the preferences that the public site
 * stores in the same browser, and stay after a logout as they do there.
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
        .filter((key) => !shared.has(key))
        .forEach((key) => store.removeItem(key));
    },
  };
}
