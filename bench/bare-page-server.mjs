// Run by `barePage`: FILE PORT. Renders the elements of an HTML file for each request.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompress, constants } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const [file, port] = process.argv.slice(2);
const TOKEN =
  /<(script|style)\b([^>]*)>([^]*?)<\/\1>|<(\/?)([a-z][\w-]*)\b((?:[^>"]|"[^"]*")*)>|([^<]+)/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|use|path)$/i;
/** Properties that React gives a meaning of its own. */
const RESERVED = /^(?:style|ref|key|children|value|checked|selected)$|^on/i;

function propertiesOf(attributes) {
  const found = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    found
      .filter(([, name]) => !RESERVED.test(name))
      .map(([, name, value]) => [name === 'class' ? 'className' : name, value]),
  );
}

/** The tree of a document: texts, and arrays of a tag, its properties and its children. */
function treeOf(html) {
  const root = ['div', {}, []];
  const open = [root];
  for (const [, raw, rawAttributes, code, closing, tag, attributes, text] of html.matchAll(TOKEN)) {
    const siblings = open.at(-1)[2];
    if (text !== undefined) siblings.push(text);
    else if (raw !== undefined) {
      const __html = { __html: code };
      const type = raw.toLowerCase() === 'style' ? 'x-style' : 'x-script';
      siblings.push([
        type,
        { ...propertiesOf(rawAttributes), dangerouslySetInnerHTML: __html },
        undefined,
      ]);
    } else if (closing === '/') {
      const at = open.findLastIndex(([name]) => name === tag);
      if (at > 0) open.length = at;
    } else {
      // Elements of the head would be moved by React.
      const node = [VOID.test(tag) ? 'x-void' : `x-${tag}`, propertiesOf(attributes), []];
      siblings.push(node);
      if (!VOID.test(tag) && !attributes.endsWith('/')) open.push([tag, {}, node[2]]);
    }
  }
  return root;
}

const elementOf = (node) =>
  typeof node === 'string'
    ? node
    : createElement(node[0], node[1], ...(node[2] ?? []).map(elementOf));

const tree = treeOf(readFileSync(file, 'utf8').replace(/<!doctype html>/i, ''));

createServer((_request, response) => {
  const html = Buffer.from(`<!doctype html>${renderToString(elementOf(tree))}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  brotliCompress(html, { params }, (error, body) => {
    if (error) throw error;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  });
}).listen(Number(port), '127.0.0.1');
