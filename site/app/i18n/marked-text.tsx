import { Fragment, type ReactNode } from 'react';

/**
 * A text of the catalogues with parts marked as `<name>words</name>`, each rendered by the function
 * of its name. Parts are not nested.
 */
export function markedText(
  text: string,
  parts: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode {
  // The split yields, in turn, text between parts, the name and the words of a part.
  return text.split(/<(\w+)>(.*?)<\/\1>/).map((piece, position, all) => {
    if (position % 3 === 1) return null;
    const part = position % 3 === 2 ? parts[all[position - 1] ?? ''] : undefined;
    return <Fragment key={position}>{part?.(piece) ?? piece}</Fragment>;
  });
}
