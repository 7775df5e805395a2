import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { libraryHash } from '../components/image/picture-url';
import { usePicture } from '../components/image/use-picture';
import { asText } from '../components/inputs/text';
import { textLanguages, type TextLanguage } from '../components/inputs/text-languages';
import { formFields, type BlogPost } from './blog-post';

/** `type` of the messages between the panel and the preview. */
const messageType = 'blog-preview';
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

/** Sends the form's values to the preview when it requests them and when they change. */
function useSentValues(frame: React.RefObject<HTMLIFrameElement | null>): void {
  const { getValues } = useFormContext();
  const values = useWatch();
  const saved = useRecordContext<Partial<BlogPost>>();
  const picture = usePicture(libraryHash(asText(values.imageUrl)));
  const alt = picture?.alt;
  const altEn = picture?.altEn;
  const send = useEffectEvent(() => {
    const formValues: Record<string, unknown> = getValues();
    const post = Object.fromEntries(formFields.map((field) => [field, formValues[field]]));
    // Without a date the preview shows the current one, as publishing now does.
    if (saved?.publishDatePending && post.publishDate === saved.publishDate) {
      delete post.publishDate;
    }
    // Alternative texts are stored with the picture, and may change while the preview is open.
    frame.current?.contentWindow?.postMessage(
      { type: messageType, post: { ...post, alt, altEn } },
      window.location.origin,
    );
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const isFromFrame = event.source === frame.current?.contentWindow;
      if (isFromFrame && event.origin === window.location.origin) send();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
  useEffect(() => {
    const timer = setTimeout(() => send(), debounceMs);
    return () => clearTimeout(timer);
  }, [values, alt, altEn]);
}

/**
 * The public page of the post with the values of the form. Nothing is stored: the page is shown in
 * a frame and receives the values by `postMessage`.
 */
export function PostPreview() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<TextLanguage>(locale === 'en' ? 'en' : 'hr');
  const [screen, setScreen] = useState<keyof typeof widths>('phone');
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width: availableWidth, height } = useSize<HTMLDivElement>();
  useSentValues(frame);

  const scale = availableWidth > 0 ? Math.min(1, availableWidth / widths[screen]) : 1;
  const title = translate('admin.blog.preview.title');
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
          src={`/preview/blog/${language}`}
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
