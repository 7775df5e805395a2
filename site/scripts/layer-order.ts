import type { Plugin } from 'vite';

const order = '@layer reset, tokens, base, components, routes, modes, print;';

/**
 * Puts the order of the cascade layers at the head of every stylesheet, so that it holds whichever
 * of a page's stylesheets the browser meets first.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform(code, id) {
      return /\/app\/.+\.module\.css$/.test(id)
        ? { code: `${order}\n${code}`, map: null }
        : undefined;
    },
  };
}
