import { useMatches, useSearchParams } from 'react-router';
import { Loaded } from '../loaded/loaded';
import { needsQuickExit } from './about-violence';
import { hasExit } from './exit-parameter';
import { QuickExit } from './quick-exit';

/** The quick exit of a page whose item needs it. */
export function ItemExit({ name }: { name: string }) {
  const { loaderData, pathname } = useMatches().at(-1) ?? {};
  const item: unknown = loaderData instanceof Object ? Reflect.get(loaderData, name) : undefined;
  return (
    <Loaded key={pathname} data={item} skeleton={null} failed={<></>}>
      {(loaded) => (loaded instanceof Object && needsQuickExit(loaded) ? <QuickExit /> : null)}
    </Loaded>
  );
}

/** The quick exit of a page to which one with the quick exit led. */
export function FurtherExit() {
  const [query] = useSearchParams();
  return hasExit(query) ? <QuickExit /> : null;
}
