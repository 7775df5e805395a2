import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { fieldsOf } from 'shared/is-record';
import { withLineEnds } from 'shared/line-ends';
import { loadFramedPreview } from '~/api/load-framed-preview';
import { useBlockedNavigation } from '~/components/preview/use-blocked-navigation';
import { isLanguage } from '~/i18n/language';
import { withStoredTexts, type StoredTexts } from '~/i18n/stored-texts';
import type { Route } from './+types/page-preview';
import { pressedText } from './pressed-text';

/** The type of the messages between this page and the panel. */
const MESSAGE_TYPE = 'page-preview';

/** Answers 404 to all but users who write content. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadFramedPreview(context, request, params.language);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Reads the texts of a language from a message of the panel. */
function readTexts(message: unknown, language: string): StoredTexts | undefined {
  const sent = fieldsOf(message);
  if (sent.type !== MESSAGE_TYPE || !isLanguage(language)) return undefined;
  const fields = Object.entries(fieldsOf(sent[language])).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, withLineEnds(text, language)] as const] : [],
  );
  return Object.fromEntries(fields);
}

/**
 * Shows the texts that are in the form of the panel, which sends them on every change, and answers
 * with the one that is pressed.
 */
function useTextsFromPanel(): void {
  const { i18n } = useTranslation();
  const shown = useRef<StoredTexts>({});
  const show = useEffectEvent((message: unknown) => {
    const { language } = i18n;
    const texts = readTexts(message, language);
    if (!texts) return;
    shown.current = texts;
    const catalogue = Object.entries(i18n.getDataByLanguage(language) ?? {});
    for (const [namespace, part] of catalogue) {
      i18n.addResourceBundle(language, namespace, withStoredTexts(namespace, part, texts));
    }
    // Every component that shows a text listens for this event.
    i18n.emit('languageChanged', language);
  });
  useEffect(() => {
    const { origin } = window.location;
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== window.parent) return;
      show(event.data);
    };
    const press = ({ target }: MouseEvent) => {
      const key = target instanceof Element ? pressedText(target, shown.current) : undefined;
      if (key === undefined) return;
      window.parent.postMessage({ type: MESSAGE_TYPE, key, language: i18n.language }, origin);
    };
    window.addEventListener('message', receive);
    // In the capture phase, as links are blocked in it.
    window.addEventListener('click', press, true);
    window.parent.postMessage({ type: MESSAGE_TYPE }, origin);
    return () => {
      window.removeEventListener('message', receive);
      window.removeEventListener('click', press, true);
    };
  }, [i18n]);
}

/**
 * A page whose texts are being written, as visitors would see it. The panel shows it in a frame and
 * sends it the texts in the form, which do not leave the browser.
 */
export default function PagePreview() {
  useTextsFromPanel();
  useBlockedNavigation();
  return <Outlet />;
}
