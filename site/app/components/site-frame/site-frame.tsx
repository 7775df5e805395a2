import type { ReactNode } from 'react';

/** Everything around a page: skip link, header, footer, banners. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  );
}
