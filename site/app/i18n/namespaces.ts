import type { Catalogue } from './catalogue';

export type Namespace = keyof Catalogue;

/** The namespaces by first segment of the path, besides the common one. */
const byPage: Partial<Record<string, readonly Namespace[]>> = {
  '': ['home', 'newsletter'],
  about: ['about'],
  blog: ['blog'],
  contact: ['contact'],
  donate: ['donate'],
  'javni-poziv': ['call'],
  'javni-pozivi': ['call'],
  events: ['events', 'newsletter'],
  'project-documents': ['documents'],
  projects: ['projects'],
  legal: ['legal'],
  newsletter: ['newsletter', 'subscription'],
  offline: ['offline'],
  preview: ['blog', 'call', 'preview'],
  search: ['search'],
};

export function namespacesOf(pathname: string): readonly Namespace[] {
  const [, first = '', kind, , framed] = pathname.split('/');
  // The panel shows a page at the end of this path.
  if (first === 'preview' && kind === 'page') {
    return namespacesOf(framed === 'home' ? '/' : `/${framed ?? ''}`);
  }
  // The form for the newsletter is on the list of events only.
  if (first === 'events' && kind) return ['common', first];
  // The path may be the name of a property that every object inherits.
  const own = Object.hasOwn(byPage, first) ? byPage[first] : undefined;
  return ['common', ...(own ?? [])];
}
