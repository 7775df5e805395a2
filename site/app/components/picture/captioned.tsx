import type { ReactNode } from 'react';
import type { BlogPost } from '~/api/client';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './picture.module.css';

/** A picture that stands alone, with its caption and its credit where it has them. */
export function Captioned({ image, children }: { image: BlogPost['image']; children: ReactNode }) {
  const { text, lang } = localized(image ?? {}, 'caption', useLanguage());
  if (text === '') return children;
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption lang={lang}>{text}</figcaption>
    </figure>
  );
}
