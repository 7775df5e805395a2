import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { textLanguages, type TextLanguage } from '../inputs/text-languages';

const debounceMs = 200;
/** Widths of screens, in pixels. */
const widths = { phone: 375, desktop: 1280 } as const;

const names = { hr: 'admin.form.croatian', en: 'admin.form.english' } as const;

/** Size of an element, in pixels. */
function useSize<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

/**
 * Sends a message to the page in a frame when it requests one and when the values change.
 * @param message returns the message for the present values
 * @param values change whenever the message does
 * @param receive is given the messages of the page
 */
export function useSentMessage(
  frame: React.RefObject<HTMLIFrameElement | null>,
  message: () => unknown,
  values: readonly unknown[],
  receive?: (message: unknown) => void,
): void {
  const send = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(message(), window.location.origin),
  );
  const answer = useEffectEvent((received: unknown) => {
    send();
    receive?.(received);
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const isFromFrame = event.source === frame.current?.contentWindow;
      if (isFromFrame && event.origin === window.location.origin) answer(event.data);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
  const key = JSON.stringify(values);
  useEffect(() => {
    const timer = setTimeout(() => send(), debounceMs);
    return () => clearTimeout(timer);
  }, [key]);
}

interface PreviewFrameProps {
  frame: React.RefObject<HTMLIFrameElement | null>;
  /** The path of the page in a language. */
  pathIn: (language: TextLanguage) => string;
  title: string;
}

/** A page of the site in a frame, in either language, as wide as a phone or a computer. */
export function PreviewFrame({ frame, pathIn, title }: PreviewFrameProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<TextLanguage>(locale === 'en' ? 'en' : 'hr');
  const [screen, setScreen] = useState<keyof typeof widths>('phone');
  const { ref, width: availableWidth, height } = useSize<HTMLDivElement>();

  const scale = availableWidth > 0 ? Math.min(1, availableWidth / widths[screen]) : 1;
  return (
    <Box role="group" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_event, chosen: TextLanguage | null) => chosen && setLanguage(chosen)}
          aria-label={translate('admin.blog.preview.language')}
        >
          {textLanguages.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(names[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          onChange={(_event, chosen: keyof typeof widths | null) => chosen && setScreen(chosen)}
          aria-label={translate('admin.blog.preview.width')}
        >
          <ToggleButton value="phone">{translate('admin.blog.preview.phone')}</ToggleButton>
          <ToggleButton value="desktop">{translate('admin.blog.preview.desktop')}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin.blog.preview.note')}
      </Typography>
      <Box
        ref={ref}
        sx={{
          overflow: 'hidden',
          height: { xs: '62vh', md: 'calc(100vh - 350px)' },
          minHeight: 340,
        }}
      >
        <Box
          component="iframe"
          key={language}
          ref={frame}
          src={pathIn(language)}
          title={title}
          style={{
            width: widths[screen],
            height: height / scale,
            transform: `scale(${scale})`,
            marginInline: Math.max(0, (availableWidth - widths[screen]) / 2),
          }}
          sx={{
            display: 'block',
            border: 0,
            outline: '1px solid',
            outlineColor: 'divider',
            outlineOffset: -1,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  );
}
