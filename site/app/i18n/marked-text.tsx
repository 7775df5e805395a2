import { Fragment, type ReactNode } from 'react';

/**
 * A text with parts marked as `<name>words</name>`, each made into what `parts` says for its name.
 * Marks do not stand in one another.
 */
export function markedText(
  text: string,
  parts: Readonly<Record<string, (words: string) => ReactNode>>,
): ReactNode {
  // Outside text, name and words take turns.
  return text.split(/<(\w+)>(.*?)<\/\1>/).map((piece, position, all) => {
    if (position % 3 === 1) return null;
    const part = position % 3 === 2 ? parts[all[position - 1] ?? ''] : undefined;
    return <Fragment key={position}>{part?.(piece) ?? piece}</Fragment>;
  });
}
