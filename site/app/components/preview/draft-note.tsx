import { useTranslation } from 'react-i18next';
import { formatDate } from 'shared/croatian-time';
import { useLanguage } from '~/i18n/use-language';
import styles from './draft-note.module.css';

interface DraftNoteProps {
  /** Until when the link works; null for administrators, who need none. */
  until: string | null;
  /** Whether the draft will be published by itself. */
  scheduled?: boolean;
}

/** Above a draft: that visitors do not see it, and until when its link works. */
export function DraftNote({ until, scheduled = false }: DraftNoteProps) {
  const { t } = useTranslation('preview');
  const language = useLanguage();
  const text = () => {
    if (until === null) return t(scheduled ? 'scheduled' : 'draft');
    const date = formatDate(until, language);
    return t(scheduled ? 'sharedScheduled' : 'shared', { date });
  };
  return (
    <p className={styles.note} role="note">
      {text()}
    </p>
  );
}
