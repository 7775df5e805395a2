import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';
import styles from './slip-code.module.css';

interface SlipCodeProps {
  kind: 'barcode' | 'qr';
  /** The amount and the reference, as query parameters of the API. */
  query: string;
  className?: string;
  /** Whether it loads only near the screen; not for slips, which may be printed from elsewhere. */
  lazy?: boolean;
}

/** A code that banking apps read, drawn by the server. */
export function SlipCode({ kind, query, className = '', lazy }: SlipCodeProps) {
  const { t } = useTranslation('donate');
  const language = useLanguage();
  const [width, height] = kind === 'barcode' ? [226, 67] : [49, 49];
  return (
    <img
      className={`${styles[kind]} ${className}`}
      src={`/api/donations/slip/${kind}?${query}&lang=${language}`}
      alt={t(`slip.${kind}`)}
      width={width}
      height={height}
      loading={lazy === true ? 'lazy' : undefined}
    />
  );
}
