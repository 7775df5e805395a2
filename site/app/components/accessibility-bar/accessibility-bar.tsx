import { useTranslation } from 'react-i18next';
import { NeedsScripts } from '~/delivery/needs-scripts';
import {
  contrasts,
  fontSizes,
  setPreference,
  themes,
  usePreferences,
} from '~/preferences/preferences';
import { LineIcon } from '../line-icon/line-icon';
import styles from './accessibility-bar.module.css';

const names = {
  normal: 'accessibility.contrastNormal',
  high: 'accessibility.contrastHigh',
  light: 'accessibility.themeLight',
  dark: 'accessibility.themeDark',
  system: 'accessibility.themeSystem',
} as const;

const icons = {
  normal: 'circle',
  high: 'contrast',
  light: 'sun',
  dark: 'moon',
  system: 'monitor',
} as const;

/** The label of a choice in wide windows, its icon in narrow ones. */
function Choice({ value }: { value: keyof typeof names }) {
  const { t } = useTranslation();
  return (
    <>
      <LineIcon name={icons[value]} className={styles.icon} />
      <span className={styles.word}>{`${t(names[value])} `}</span>
    </>
  );
}

const sizes = {
  small: 'accessibility.fontSmall',
  normal: 'accessibility.fontNormal',
  large: 'accessibility.fontLarge',
} as const;

/** Contrast, font size and theme. Without scripts the system's preferences apply. */
export function AccessibilityBar() {
  const { t } = useTranslation();
  const { contrast, fontSize, theme } = usePreferences();
  return (
    <NeedsScripts
      as="section"
      className={`${styles.bar} screen-only`}
      aria-label={t('accessibility.label')}
    >
      <div className={styles.inner}>
        <div role="group" aria-label={t('accessibility.fontSize')} className={styles.group}>
          <span aria-hidden className={styles.label}>
            {t('accessibility.fontSize')}{' '}
          </span>
          {fontSizes.map((value) => (
            <button
              key={value}
              type="button"
              className={`${styles.choice} ${styles[value]}`}
              aria-pressed={fontSize === value}
              aria-label={t(sizes[value])}
              data-tooltip={t(sizes[value])}
              onClick={() => setPreference('fontSize', value)}
            >
              {'A '}
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('accessibility.contrast')} className={styles.group}>
          <span aria-hidden className={styles.label}>
            {t('accessibility.contrast')}{' '}
          </span>
          {contrasts.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.choice}
              aria-pressed={contrast === value}
              onClick={() => setPreference('contrast', value)}
            >
              <Choice value={value} />
            </button>
          ))}
        </div>
        <div role="group" aria-label={t('accessibility.theme')} className={styles.group}>
          <span aria-hidden className={styles.label}>
            {t('accessibility.theme')}{' '}
          </span>
          {themes.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.choice}
              aria-pressed={theme === value}
              onClick={() => setPreference('theme', value)}
            >
              <Choice value={value} />
            </button>
          ))}
        </div>
      </div>
    </NeedsScripts>
  );
}
