import type { Token } from 'markdown-it';

/** Quotes, lists, items, emphasis and links within one another; a list counts twice. */
export const MAX_DEPTH = 20;
/** Tokens of a text: a long article has about a thousand. */
const MAX_TOKENS = 10_000;

/** A token with those between it and its closing token. */
export interface Node {
  token: Token;
  children: Node[];
}

function isTooDeep(tokens: readonly Token[]): boolean {
  let depth = 0;
  return tokens.some((token) => {
    depth += token.nesting;
    return depth > MAX_DEPTH || isTooDeep(token.children ?? []);
  });
}

function countOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { children }) => sum + 1 + countOf(children ?? []), 0);
}

/** Whether tokens are too many, or too deeply nested, to be converted. */
export const isTooComplex = (tokens: readonly Token[]): boolean =>
  tokens.length > MAX_TOKENS || countOf(tokens) > MAX_TOKENS || isTooDeep(tokens);

/** The tree of a flat list of opening and closing tokens. */
export function treeOf(tokens: readonly Token[]): Node[] {
  const top: Node[] = [];
  const open = [top];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const node = { token, children: treeOf(token.children ?? []) };
    open.at(-1)?.push(node);
    if (token.nesting > 0) open.push(node.children);
  }
  return top;
}

/** An attribute of a token; empty where it has none. */
export const attributeOf = (token: Token, name: string): string =>
  String(token.attrGet(name) ?? '');
