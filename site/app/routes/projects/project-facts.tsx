import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Project } from '~/api/client';
import { Day } from '~/components/day/day';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './project-facts.module.css';

const facts = ['financing', 'activities', 'results', 'partners', 'note'] as const;

/** Period, financing, activities, results, partners, note and documents, as far as filled in. */
export function ProjectFacts({ project }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const filledFacts = facts
    .map((name) => ({ name, ...localized(project, name, language) }))
    .filter(({ text }) => text !== '');
  if (filledFacts.length === 0 && project.documents.length === 0 && project.startDate === null) {
    return null;
  }
  return (
    <dl className={styles.facts}>
      {project.startDate === null ? null : (
        <div>
          <dt>{t('period')}</dt>
          <dd>
            <Period start={project.startDate} end={project.endDate} />
          </dd>
        </div>
      )}
      {filledFacts.map(({ name, text, lang }) => (
        <div key={name}>
          <dt>
            {t(name === 'results' && project.status === 'upcoming' ? 'expectedResults' : name)}
          </dt>
          <dd lang={lang}>
            <Lines text={text} />
          </dd>
        </div>
      ))}
      {project.documents.length === 0 ? null : (
        <div>
          <dt>{t('documents')}</dt>
          <dd>
            <ul className={styles.documents}>
              {project.documents.map((document) => {
                const name = localized(document, 'name', language);
                return (
                  <li key={document.path}>
                    <a href={document.path} lang={name.lang}>
                      <FileText aria-hidden size="1.1em" />
                      <span>{name.text}</span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Lines({ text }: { text: string }) {
  const lines = paragraphs(text);
  if (lines.length === 1) return text;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line.replace(/^[-–•]\s*/, '')}</li>
      ))}
    </ul>
  );
}

function Period({ start, end }: { start: string; end: string | null }) {
  return (
    <>
      <Day date={start} />
      {end === null ? null : (
        <>
          {' – '}
          <Day date={end} />
        </>
      )}
    </>
  );
}
