import type { ReactNode } from 'react';
import type { BlogPost } from '~/api/client';
import { usePictureSource } from '~/delivery/drawings';
import { localized, type LocalizedText } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './picture.module.css';

type Image = NonNullable<BlogPost['image']>;

interface PictureProps {
  /** An uploaded picture with its sizes. */
  image: Image | null;
  /** URL of the picture where it was not uploaded. */
  fallback: string | null;
  /** The `sizes` attribute of `<img>`. */
  sizes: string;
  /** Size of the fallback in pixels, which reserves its space. */
  width?: number;
  height?: number;
  /** Loads the picture immediately and with high priority, for the first one on a page. */
  eager?: boolean;
  /** Alternative text, such as the name of a logo; by default the picture's own. */
  alt?: LocalizedText;
  className?: string;
}

const formats = ['avif', 'webp'] as const;

/** A responsive picture, whose space is reserved while it loads. */
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
        className={[styles.shown, styles.image, focalClasses(image), className]
          .filter(Boolean)
          .join(' ')}
        src={image.url}
        alt={text}
        lang={lang}
        width={image.width}
        height={image.height}
        ref={(picture) => {
          // Its average colour while it loads; the content security policy blocks style attributes.
          if (picture?.complete === false) picture.style.background = image.placeholder;
        }}
        {...timing}
      />
    </picture>
  );
}

interface FramedProps {
  image: Image | null;
  /** The id of its row, which chooses one of the outlines; a preview may have none. */
  id?: number;
  className?: string;
  children: ReactNode;
}

/** A picture that stands alone: one large stone, above its caption and credit if it has them. */
export function Framed({ image, id = 0, className = '', children }: FramedProps) {
  const { text, lang } = localized(image ?? {}, 'caption', useLanguage());
  const Root = text === '' ? 'div' : 'figure';
  return (
    <Root className={`${styles.figure} ${className}`}>
      <div className={`stone-frame shape-${id % 4}`}>{children}</div>
      {text === '' ? null : <figcaption lang={lang}>{text}</figcaption>}
    </Root>
  );
}

/** Where a crop of the picture is; by default its centre, without classes. */
function focalClasses({ focalX: x, focalY: y }: Image): string | false {
  return (x !== 50 || y !== 50) && `focal-x${x} focal-y${y}`;
}

function widths({ variants }: Image, wanted: (typeof formats)[number]): string {
  return variants
    .filter(({ format }) => format === wanted)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}
