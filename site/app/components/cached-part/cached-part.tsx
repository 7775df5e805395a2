import { createElement, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FRAME_PART, framePart, PART_KEY } from '~/delivery/frame-parts';
import { ServerDocumentContext } from '~/delivery/server-document';
import { useFooterPages, useOptionalOrganization } from '~/organization';

interface FramePartProps {
  name: string;
  /** Paths of its links of which one may be marked as the current one. */
  links?: readonly string[];
  children: ReactNode;
}

/**
 * A part of the frame whose HTML depends on nothing but the language, the association, the pages in
 * the footer, and which of its links is the current one. The server renders it once, until one of
 * them changes.
 */
export const FramePart = import.meta.env.SSR ? ServerFramePart : OrdinaryPart;

function OrdinaryPart({ children }: FramePartProps) {
  return children;
}

function ServerFramePart({ name, links = [], children }: FramePartProps) {
  const server = useContext(ServerDocumentContext);
  const { i18n } = useTranslation();
  const depends = [i18n, useOptionalOrganization(), useFooterPages()];
  const section = useLocation().pathname.toLowerCase().split('/', 2).join('/');
  if (server === undefined) return children;
  const current = links.includes(section) ? section : '';
  const key = [name, i18n.language, current, server.scripts].join(' ');
  const part = framePart(key, depends);
  server.frame.set(key, part);
  return createElement(FRAME_PART, { [PART_KEY]: key }, part.html === undefined ? children : null);
}
