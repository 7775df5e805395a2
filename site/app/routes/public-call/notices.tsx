import { useTranslation } from 'react-i18next';
import { formatDate, isoWithOffset } from 'shared/croatian-time';
import { formatDayAndTime } from 'shared/date-ranges';
import type { PublicCall } from '~/api/client';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { extensionOf } from './extension';
import { nonBreaking } from './facts';
import styles from './notices.module.css';

/** Formats an instant for a sentence. */
export function useInstant(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => nonBreaking(formatDayAndTime(instant, language));
}

/** On top of the letter: until when it is open, and that its deadline was extended. */
export function Notices({ call }: { call: PublicCall }) {
  const { t } = useTranslation('call');
  const say = useInstant();
  const { state, opensAt, deadline } = call;
  const extension = extensionOf(call);
  const date = state === 'soon' ? opensAt : deadline;
  if (extension) {
    return (
      <p className={styles.notice}>
        <strong>{t('extended.title')}</strong>{' '}
        <span>
          {extension.to === null
            ? t('extended.open', { from: say(extension.from) })
            : t('extended.until', { from: say(extension.from), to: say(extension.to) })}
        </span>
      </p>
    );
  }
  // An open call without a deadline says itself until when it is open.
  if (date === null) return null;
  return (
    <p className={styles.notice}>
      <strong>{`${t(`state.${state}`)}.`}</strong>{' '}
      <span>{t(`notice.${state}`, { date: say(date) })}</span>
    </p>
  );
}

/** The changes that were made after the call was opened. */
export function Corrections({ call }: { call: PublicCall }) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const say = useInstant();
  if (call.corrections.length === 0) return null;
  return (
    <section className={styles.corrections} aria-labelledby="corrections">
      <h2 id="corrections">{t('corrections')}</h2>
      <ol>
        {call.corrections.map((correction) => {
          const { correctedAt, deadline } = correction;
          const reason = localized(correction, 'reason', language);
          return (
            <li key={correctedAt}>
              <time dateTime={isoWithOffset(correctedAt)}>
                {nonBreaking(formatDate(correctedAt, language))}
              </time>
              <span>: </span>
              <span lang={reason.lang}>{reason.text}</span>
              {deadline?.to ? <span> {t('newDeadline', { date: say(deadline.to) })}</span> : null}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
