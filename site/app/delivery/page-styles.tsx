import { useContext } from 'react';
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import styleSheets from 'virtual:style-sheets';

/** The style sheets that the document brought with it, by their addresses. */
const brought: ReadonlyMap<string, string> = new Map(
  typeof document === 'undefined'
    ? []
    : Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-sheet]'), (sheet) => [
        sheet.dataset.sheet ?? '',
        sheet.textContent,
      ]),
);

/**
 * The style sheets of the page. A document brings its own, so that nothing but itself has to arrive
 * before the first paint; those of pages that a visitor goes to from there are linked.
 */
export function PageStyles() {
  const matches = useMatches();
  const context = useContext(FrameworkContext);
  const routes = context?.manifest.routes ?? {};
  // In development the router adds what it compiles as it goes.
  if (import.meta.env.DEV) return <Links />;
  const needed = new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []));
  const inside = import.meta.env.SSR ? [...needed] : [...brought.keys()];
  return (
    <>
      {inside.map((sheet) => (
        <style
          key={sheet}
          nonce={context?.nonce}
          data-sheet={sheet}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: styleSheets[sheet] ?? brought.get(sheet) ?? '' }}
        />
      ))}
      {[...needed]
        .filter((sheet) => !inside.includes(sheet))
        .map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
    </>
  );
}
