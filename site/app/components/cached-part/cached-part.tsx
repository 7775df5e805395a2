import { createElement, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CACHED_PART, cachedPart, PART_KEY } from '~/delivery/cached-parts';
import { ServerDocumentContext } from '~/delivery/server-document';
import { useFooterPages, useOptionalOrganization } from '~/organization';

interface CachedPartProps {
  name: string;
  /** Paths of its links of which one may be marked as the current one. */
  links?: readonly string[];
  /** The rows that it shows, which are null where they failed to load. */
  depends?: readonly unknown[];
  children: ReactNode;
}

/**
 * A part of a page whose HTML depends on nothing but the language, the association, the pages in
 * the footer, which of its links is the current one, and the rows that it shows. The server renders
 * it once, until one of them changes.
 *
 * It shows no picture that is loaded at once: React announces such pictures in the head of the
 * document, when it renders them.
 */
export const CachedPart = import.meta.env.SSR ? ServerCachedPart : OrdinaryPart;

function OrdinaryPart({ children }: CachedPartProps) {
  return children;
}

const NOTHING: readonly unknown[] = [];

function ServerCachedPart({ name, links = [], depends = NOTHING, children }: CachedPartProps) {
  const server = useContext(ServerDocumentContext);
  const { i18n } = useTranslation();
  const all = [i18n, useOptionalOrganization(), useFooterPages(), ...depends];
  const section = useLocation().pathname.toLowerCase().split('/', 2).join('/');
  const isComplete = !depends.includes(null);
  if (server === undefined || !isComplete) return children;
  const current = links.includes(section) ? section : '';
  const key = [name, i18n.language, current, server.scripts].join(' ');
  const part = cachedPart(key, all);
  server.parts.set(key, part);
  const rendered = (
    <ServerDocumentContext value={{ ...server, drawings: part.drawings }}>
      {children}
    </ServerDocumentContext>
  );
  return createElement(CACHED_PART, { [PART_KEY]: key }, part.html === undefined ? rendered : null);
}
