import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BackLink } from '~/components/page-header/back-link';
import { defaultLanguage } from '~/i18n/language';
import { useLanguage } from '~/i18n/use-language';
import { localizedBlocks, type CallPage } from './call-page';
import { CallParts } from './call-parts';
import { CallText } from './call-text';
import { FileLinks } from './file-links';
import { Letterhead } from './letterhead';
import { Corrections, Notices } from './notices';
import styles from './public-call.module.css';
import { Signature } from './signature';
import { Tools } from './tools';

interface CallLetterProps {
  page: CallPage;
  /** Above the letter. */
  note?: ReactNode;
}

/** A call as a letter, beside what helps to apply. */
export function CallLetter({ page, note }: CallLetterProps) {
  const { t } = useTranslation('call');
  const { call, texts, files, resultFiles, project, others } = page;
  const language = useLanguage();
  const funded = call.euFunded || project?.euFunded === true;
  const ofZazeli = call.letterhead === 'zazeli';
  const translated = language !== defaultLanguage;
  const lead = localizedBlocks(language, texts.lead, texts.leadEn);
  const results = localizedBlocks(language, texts.results, texts.resultsEn);
  return (
    <div className={`${styles.page} column`}>
      {ofZazeli ? (
        <BackLink to="/project-documents">{t('back')}</BackLink>
      ) : (
        <BackLink to="/javni-pozivi">{t('all')}</BackLink>
      )}
      {note}
      <div className={styles.columns}>
        <article className={styles.letter} aria-labelledby="call">
          {translated ? (
            <p className={styles.translation}>{t(lead.lang ? 'untranslated' : 'translation')}</p>
          ) : null}
          <Notices call={call} />
          <Letterhead call={call} project={project} />
          <CallText {...lead} />
          {results.blocks.length + resultFiles.length > 0 ? (
            <section className={styles.results} aria-labelledby="results">
              <h2 id="results">{t('results')}</h2>
              <CallText {...results} />
              {resultFiles.length > 0 ? <FileLinks files={resultFiles} /> : null}
            </section>
          ) : null}
          <CallParts call={call} texts={texts} />
          <Corrections call={call} />
          <Signature call={call} funded={funded} />
        </article>
        <Tools call={call} files={files} />
      </div>
      {others && ofZazeli ? (
        <p className={`${styles.all} screen-only`}>
          <Link to="/javni-pozivi">{t('all')}</Link>
        </p>
      ) : null}
    </div>
  );
}
