import { useTranslation } from 'react-i18next';
import type { ProjectDocument, PublicCall } from '~/api/client';
import { Button } from '~/components/button/button';
import { NeedsScripts } from '~/delivery/needs-scripts';
import { useLanguage } from '~/i18n/use-language';
import { telephoneUrl, useOrganization } from '~/organization';
import { FileLinks } from './file-links';
import styles from './tools.module.css';

interface ToolsProps {
  call: PublicCall;
  files: readonly ProjectDocument[];
}

/** Beside the letter: links to the form and the flyer, a print button, the telephone number. */
export function Tools({ call, files }: ToolsProps) {
  const { t } = useTranslation('call');
  const organization = useOrganization();
  const over = call.state === 'closed' || call.state === 'results';
  const language = useLanguage();
  const phone = call.contactPhone ?? organization.phone;
  return (
    <aside className={`stone ${styles.tools} screen-only`} aria-labelledby="call-tools">
      <h2 id="call-tools" className={styles.title}>
        {t(over ? 'tools.overTitle' : 'tools.title')}
      </h2>
      {files.length > 0 ? <FileLinks files={files} /> : null}
      {over || call.deadline === null ? null : (
        <a className={styles.calendar} href={`/javni-poziv/${call.id}.ics?lang=${language}`}>
          {t('calendar')}
        </a>
      )}
      <NeedsScripts as="p">
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {t('tools.print')}
        </Button>
      </NeedsScripts>
      <p className={styles.questions}>
        <span>{t(over ? 'tools.overAsk' : 'tools.ask')}</span>
        <a href={telephoneUrl(phone)} className={styles.phone}>
          {phone}
        </a>
      </p>
    </aside>
  );
}
