import type { KeyboardEvent } from 'react';
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

/** Where the arrow keys move to in a group. */
const STEPS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

interface ChoicesProps<Name extends DisplayPreference> {
  name: Name;
  values: readonly Preferences[Name][];
  names: Readonly<Record<Preferences[Name], NameKey>>;
}

/**
 * The choices of one preference, one stop of the Tab key. In a row, letters of three sizes stand
 * for the sizes' names.
 */
function Choices<Name extends DisplayPreference>({ name, values, names }: ChoicesProps<Name>) {
  const { t } = useTranslation();
  const chosen = usePreferences()[name];
  const isSize = name === 'fontSize';
  const label = t(`accessibility.${name}`);
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (values.indexOf(chosen) + step + values.length) % values.length;
    event.currentTarget.parentElement?.querySelectorAll('button')[index]?.focus();
    const value = values[index];
    if (value !== undefined) setPreference(name, value);
  };
  return (
    <div role="radiogroup" aria-label={label} className={[styles.group, styles[name]].join(' ')}>
      <span aria-hidden className={styles.label}>{`${label} `}</span>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          role="radio"
          className={styles.choice}
          aria-checked={chosen === value}
          tabIndex={chosen === value ? 0 : -1}
          data-tooltip={isSize ? t(names[value]) : undefined}
          onClick={() => setPreference(name, value)}
          onKeyDown={choose}
        >
          <span className={styles.word}>{`${t(names[value])} `}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * Theme, font size and contrast: a `<details>` opens them, in wide windows only the theme: the
 * others are in a row. Without scripts the system's preferences apply.
 */
export function AccessibilityBar() {
  const { t } = useTranslation();
  return (
    <NeedsScripts
      as="section"
      className={`${styles.bar} screen-only`}
      aria-label={t('accessibility.label')}
    >
      <details name="header" className={styles.menu} aria-label={t('accessibility.open')}>
        <summary className={styles.toggle}>{t('accessibility.open')}</summary>
      </details>
      <div className={styles.choices}>
        <Choices name="theme" values={themes} names={themeNames} />
        <Choices name="fontSize" values={fontSizes} names={sizeNames} />
        <Choices name="contrast" values={contrasts} names={contrastNames} />
      </div>
    </NeedsScripts>
  );
}
