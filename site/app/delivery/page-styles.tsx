import { useContext } from 'react';
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import styleSheets from 'virtual:style-sheets';
import { markOf } from './shared-texts';

/** The style sheets that are inlined in the document, by their URLs; none on the server. */
const inlined: ReadonlyMap<string, string> = new Map(
  typeof document === 'undefined'
    ? []
    : Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'), (sheet) => [
        sheet.dataset.sheet ?? '',
        sheet.textContent,
      ]),
);

/** The text of an inlined style sheet; on the server the mark of it. */
function textOf(sheet: string, nonce: string | undefined): string {
  return import.meta.env.SSR && nonce !== undefined
    ? markOf(nonce, sheet, () => styleSheets[sheet] ?? '')
    : (inlined.get(sheet) ?? '');
}

/**
 * The style sheets of the page. A document contains its own, so that its first paint waits for no
 * other file; those of pages that are opened from there are linked.
 */
export function PageStyles() {
  const matches = useMatches();
  const context = useContext(FrameworkContext);
  const routes = context?.manifest.routes ?? {};
  // In development the router adds style sheets as it compiles them.
  if (import.meta.env.DEV) return <Links />;
  const needed = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []));
  const inline = import.meta.env.SSR ? [...needed] : [...inlined.keys()];
  return (
    <>
      {inline.map((sheet) => (
        <style
          key={sheet}
          nonce={context?.nonce}
          data-sheet={sheet}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: textOf(sheet, context?.nonce) }}
        />
      ))}
      {[...needed]
        .filter((sheet) => !inline.includes(sheet))
        .map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
    </>
  );
}
