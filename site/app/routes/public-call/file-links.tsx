import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ProjectDocument } from '~/api/client';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './file-links.module.css';

/** Links to documents of the site. */
export function FileLinks({ files }: { files: readonly ProjectDocument[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileLink({ file }: { file: ProjectDocument }) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const name = localized(file, 'name', language);
  const path = (language === 'en' ? file.pathEn : null) ?? file.path;
  if (file.kind === 'page') {
    return (
      <Link to={path} lang={name.lang}>
        {name.text}
      </Link>
    );
  }
  return (
    <a href={path} lang={name.lang}>
      <span>{name.text}</span> <span className={styles.kind}>{`(${t('tools.pdf')})`}</span>
    </a>
  );
}
