import type { CalendarEvent } from '~/api/client';
import { useLanguage } from '~/i18n/use-language';

/** The event's picture, where it has one; one of ours comes in a width that fits. */
export function EventPicture({ event, className }: { event: CalendarEvent; className?: string }) {
  const language = useLanguage();
  const { image, imageUrl } = event;
  const src = image?.url ?? imageUrl;
  if (src === null) return null;
  const alt = (language === 'en' ? image?.altEn : image?.alt) ?? '';
  const widths = image?.variants.filter(({ format }) => format === 'webp') ?? [];
  return (
    <img
      className={className}
      src={src}
      srcSet={widths.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined}
      sizes="(min-width: 60em) 18rem, 100vw"
      alt={alt}
      width={image?.width ?? 480}
      height={image?.height ?? 360}
      loading="lazy"
    />
  );
}
