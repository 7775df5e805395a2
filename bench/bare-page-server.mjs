// Run by `barePage`: FILE, on `PORT`. Renders elements with the same names, attributes and texts as
// those of a page, by react-dom, for each request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const CODE = /<(script|style)\b[^>]*>[^]*?<\/\1>/gi;
const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>([^<]*)/gi;

const html = readFileSync(process.argv[2], 'utf8');
const code = [...html.matchAll(CODE)].map(([text]) => text).join('');

/** The children of the elements that are open, each a text or a name, properties and children. */
const open = [[]];
for (const [, closing, name, attributes, text] of html.replace(CODE, '').matchAll(TAG)) {
  if (closing) open.pop();
  else {
    const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)];
    const properties = Object.fromEntries(pairs.map(([, key, value]) => [`data-${key}`, value]));
    const node = [`x-${name}`, properties, []];
    open.at(-1).push(node);
    if (!attributes.endsWith('/')) open.push(node[2]);
  }
  if (text) open.at(-1).push(text);
}

const elementOf = (node) =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(elementOf));

const render = () => renderToString(elementOf(['div', {}, open[0]])) + code;

createServer((_request, response) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  response.setHeader('Content-Encoding', 'br').end(brotliCompressSync(render(), { params }));
}).listen(Number(process.env.PORT), '127.0.0.1');
