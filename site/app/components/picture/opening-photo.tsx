import type { ReactNode } from 'react';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import type { Photo } from '~/organization';
import styles from './opening-photo.module.css';
import { Picture } from './picture';

const isTall = ({ width, height }: Photo): boolean => height > 0.9 * width;

/**
 * The classes of a header with a photo, whose first child is its text.
 * @param wide the page's own class where the photo goes from edge to edge
 * @param tall that where the photo is beside the text of a wide window
 */
export const openingClass = (photo: Photo, wide = '', tall = ''): string =>
  `${styles.opening} ${isTall(photo) ? `${styles.tall} ${tall}` : wide}`;

interface OpeningPhotoProps {
  image: Photo;
  /** The courses of stones over the lower edge of the photo. */
  children: ReactNode;
}

/** The photo of a first screen, up to the edges of the window. */
export function OpeningPhoto({ image, children }: OpeningPhotoProps) {
  const { text, lang } = localized(image, 'caption', useLanguage());
  return (
    <figure>
      <Picture
        image={image}
        fallback={null}
        // At 320 pixels, phones with three pixels for each of these take the file of 960.
        sizes={`(max-width: 30em) 320px, ${isTall(image) ? '(min-width: 60em) 50vw, ' : ''}100vw`}
        eager
        className={styles.photo}
      />
      {children}
      {text === '' ? null : (
        <figcaption lang={lang} className="column">
          {text}
        </figcaption>
      )}
    </figure>
  );
}
