import type { ReactNode } from 'react';
import type { SitePage } from '~/api/client';
import { LanguageNote } from '~/components/language-note/language-note';
import { titleClass } from '~/components/page-header/long-title';
import { PageHeader } from '~/components/page-header/page-header';
import { blocksOf } from '~/components/prose/blocks';
import { Prose } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './page-article.module.css';

interface PageArticleProps {
  page: SitePage;
  /** Above the title. */
  note?: ReactNode;
}

export function PageArticle({ page, note }: PageArticleProps) {
  const language = useLanguage();
  const title = localized(page, 'title', language);
  const lead = localized(page, 'lead', language);
  const content = localized(page, 'content', language);
  return (
    <article className={`${styles.page} column`}>
      <PageHeader
        title={title.text}
        className={titleClass(title.text)}
        lang={title.lang}
        lead={lead.text === '' ? undefined : <span lang={lead.lang}>{lead.text}</span>}
        before={note}
      >
        <LanguageNote lang={content.lang} />
      </PageHeader>
      <Prose
        className={styles.prose}
        text={content.text}
        blocks={blocksOf(page, 'content', content, language)}
        lang={content.lang}
      />
    </article>
  );
}
