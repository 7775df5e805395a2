import { Download, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProjectDocument } from '~/api/client';
import { AnchorButton, LinkButton } from '~/components/button/button';
import { Day } from '~/components/day/day';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './document-card.module.css';
import { fileOf, otherFileOf } from './document-file';
import { formatSize } from './file-size';
import { Sheet } from './sheet';

interface DocumentCardProps {
  document: ProjectDocument;
  /** Whether it shows that the European Union co-funds it. */
  hasEmblem: boolean;
}

/** A document: a drawing of its first sheet, facts, and links to open and download it. */
export function DocumentCard({ document, hasEmblem }: DocumentCardProps) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const name = localized(document, 'name', language);
  const { size, language: fileLanguage } = fileOf(document, language);
  const { issuedOn, updatedAt } = document;
  const date = issuedOn ?? updatedAt;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Sheet document={document} className={styles.sheet} />
      </div>
      <div className={styles.body}>
        <h3 className={styles.name} lang={name.lang}>
          {name.text}
        </h3>
        <dl className={styles.facts}>
          <div>
            <dt>{t('type')}</dt>
            <dd>{t(document.kind)}</dd>
          </div>
          {size === null ? null : (
            <div>
              <dt>{t('size')}</dt>
              <dd>{formatSize(size, language)}</dd>
            </div>
          )}
          <div>
            <dt>{t(issuedOn === null ? 'updated' : 'issued')}</dt>
            <dd>
              <Day date={date} />
            </dd>
          </div>
          {fileLanguage === undefined && document.kind === 'pdf' ? null : (
            <div>
              <dt>{t('language')}</dt>
              <dd>{t(document.kind === 'page' ? 'inBoth' : 'inCroatian')}</dd>
            </div>
          )}
        </dl>
        {hasEmblem ? <EuFunding size="small" /> : null}
        <Actions document={document} />
      </div>
    </article>
  );
}

function Actions({ document }: { document: ProjectDocument }) {
  const { t } = useTranslation('documents');
  const language = useLanguage();
  const name = localized(document, 'name', language);
  const file = fileOf(document, language);
  const other = otherFileOf(document, language);
  const nameSuffix = <span className="visually-hidden" lang={name.lang}>{` – ${name.text}`}</span>;
  if (document.kind === 'page') {
    return (
      <p className={styles.actions}>
        <LinkButton to={file.path}>
          <Eye aria-hidden size="1.2em" />
          <span>
            <span>{t('viewDocument')}</span>
            {nameSuffix}
          </span>
        </LinkButton>
      </p>
    );
  }
  const linkAttributes = { hrefLang: file.language, type: 'application/pdf' };
  return (
    <p className={styles.actions}>
      <AnchorButton href={file.path} download {...linkAttributes}>
        <Download aria-hidden size="1.2em" />
        <span>
          <span>{t('download')}</span>
          {nameSuffix}
        </span>
      </AnchorButton>
      <a href={file.path} className={styles.link} {...linkAttributes}>
        <span>{t('view')}</span>
        {nameSuffix}
      </a>{' '}
      {other === undefined ? null : (
        <a
          href={other.path}
          className={styles.link}
          hrefLang={other.language}
          lang={other.language}
          type="application/pdf"
        >
          <span>{t('otherLanguage')}</span>
          <span className="visually-hidden">
            {` – ${localized(document, 'name', other.language).text}`}
          </span>
        </a>
      )}
    </p>
  );
}
