import { useTranslation } from 'react-i18next';
import { NeedsScripts } from '~/delivery/needs-scripts';
import {
  contrasts,
  fontSizes,
  setPreference,
  themes,
  usePreferences,
  type Contrast,
  type DisplayPreference,
  type FontSize,
  type Preferences,
  type Theme,
} from '~/preferences/preferences';
import styles from './accessibility-bar.module.css';

const sizeNames = {
  small: 'accessibility.fontSmall',
  normal: 'accessibility.fontNormal',
  large: 'accessibility.fontLarge',
} as const;

const contrastNames = {
  normal: 'accessibility.contrastNormal',
  high: 'accessibility.contrastHigh',
} as const;

const themeNames = {
  light: 'accessibility.themeLight',
  dark: 'accessibility.themeDark',
  system: 'accessibility.themeSystem',
} as const;

type NameKey =
  (typeof sizeNames)[FontSize] | (typeof contrastNames)[Contrast] | (typeof themeNames)[Theme];

interface ChoicesProps<Name extends DisplayPreference> {
  name: Name;
  values: readonly Preferences[Name][];
  names: Readonly<Record<Preferences[Name], NameKey>>;
}

/** The choices of one preference. In a row, letters of three sizes stand for the sizes' names. */
function Choices<Name extends DisplayPreference>({ name, values, names }: ChoicesProps<Name>) {
  const { t } = useTranslation();
  const chosen = usePreferences()[name];
  const isSize = name === 'fontSize';
  const label = t(`accessibility.${name}`);
  return (
    <div
      role="group"
      aria-label={label}
      className={`${styles.group} ${isSize ? styles.sizes : ''}`}
    >
      <span aria-hidden className={styles.label}>{`${label} `}</span>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          aria-pressed={chosen === value}
          data-tooltip={isSize ? t(names[value]) : undefined}
          onClick={() => setPreference(name, value)}
        >
          <span className={styles.word}>{`${t(names[value])} `}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * Contrast, font size and theme: a row in wide windows; in others a `<details>` opens them. Without
 * scripts the system's preferences apply.
 */
export function AccessibilityBar() {
  const { t } = useTranslation();
  return (
    <NeedsScripts as="section" className="screen-only" aria-label={t('accessibility.label')}>
      <details name="header" className={styles.menu}>
        <summary className={styles.toggle}>{t('accessibility.open')}</summary>
      </details>
      <div className={styles.choices}>
        <Choices name="fontSize" values={fontSizes} names={sizeNames} />
        <Choices name="contrast" values={contrasts} names={contrastNames} />
        <Choices name="theme" values={themes} names={themeNames} />
      </div>
    </NeedsScripts>
  );
}
