import type { BlogPost } from '~/api/client';
import { usePictureSource } from '~/delivery/drawings';
import { localized, type LocalizedText } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './picture.module.css';

type Image = NonNullable<BlogPost['image']>;

interface PictureProps {
  /** The picture with its sizes, where it is one that was uploaded. */
  image: Image | null;
  /** Address of the picture where it is not. */
  fallback: string | null;
  /** How wide it is shown, as `sizes` of `<img>` says it. */
  sizes: string;
  /** Measures of the fallback, in pixels; they keep its place. */
  width?: number;
  height?: number;
  /** The first thing on the page that is seen: asked for at once and before others. */
  eager?: boolean;
  /** What it stands for, such as a name that it takes the place of; else what its own text says. */
  alt?: LocalizedText;
  className?: string;
}

const formats = ['avif', 'webp'] as const;

/** A picture in the size and format that suit the reader; its place is kept until it is there. */
export function Picture({
  image,
  fallback,
  sizes,
  width = 1200,
  height = 675,
  eager = false,
  alt,
  className,
}: PictureProps) {
  const language = useLanguage();
  const fallbackSource = usePictureSource(fallback ?? '');
  const timing = eager
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  if (image === null) {
    if (fallback === null) return null;
    return (
      <img
        className={[styles.shown, className].filter(Boolean).join(' ')}
        src={fallbackSource}
        alt={alt?.text ?? ''}
        lang={alt?.lang}
        width={width}
        height={height}
        {...timing}
      />
    );
  }
  const { text, lang } = alt ?? localized(image, 'alt', language);
  return (
    <picture className={styles.picture}>
      {formats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={widths(image, format)}
          sizes={sizes}
          width={image.width}
          height={image.height}
        />
      ))}
      <img
        className={[styles.shown, styles.image, className].filter(Boolean).join(' ')}
        src={image.url}
        alt={text}
        lang={lang}
        width={image.width}
        height={image.height}
        ref={(picture) => {
          // Its own colour until it is there; a style attribute would be refused.
          if (picture?.complete === false) picture.style.background = image.placeholder;
        }}
        {...timing}
      />
    </picture>
  );
}

function widths({ variants }: Image, wanted: (typeof formats)[number]): string {
  return variants
    .filter(({ format }) => format === wanted)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
