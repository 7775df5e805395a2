import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPeriod } from 'shared/date-ranges';
import type { Project } from '~/api/client';
import { Day } from '~/components/day/day';
import { LineDrawing } from '~/components/line-icon/line-icon';
import { Line, blocksOf, type Block } from '~/components/prose/blocks';
import { paragraphs } from '~/components/prose/prose';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './project-facts.module.css';

const texts = ['financing', 'activities', 'results', 'partners', 'note'] as const;
type Text = (typeof texts)[number];
type FactName = 'period' | Text | 'documents';

/** A drawing of a sheet of paper with a folded corner. */
const sheet = 'M14 3H5v18h14V8l-5-5v5h5M9 13h6M9 17h6';

const allFacts: readonly FactName[] = ['period', ...texts, 'documents'];

/** Two of these are in the card of a project: what helps to decide whether to read on. */
const factsOfCard: Record<string, readonly FactName[]> = {
  active: ['period', 'financing', 'note', 'results', 'activities', 'partners'],
  upcoming: ['period', 'results', 'partners', 'activities', 'note'],
  completed: ['period', 'results', 'partners', 'financing', 'activities'],
};

/** Period, financing, activities, results, partners, note and documents, as far as filled in. */
export function ProjectFacts({ project }: { project: Project }) {
  return <Facts project={project} names={allFacts} />;
}

/** The two facts in the card of a project. */
export function CardFacts({ project }: { project: Project }) {
  return <Facts project={project} names={factsOfCard[project.status] ?? texts} brief />;
}

interface FactsProps {
  project: Project;
  names: readonly FactName[];
  brief?: boolean;
}

function Facts({ project, names, brief = false }: FactsProps) {
  const { t } = useTranslation('projects');
  const upcoming = project.status === 'upcoming';
  const filled = names.filter((name) => isFilled(project, name));
  const shown = brief ? filled.slice(0, 2) : filled;
  if (shown.length === 0) return null;
  return (
    <dl className={`${styles.facts} ${brief ? styles.brief : ''}`}>
      {shown.map((name) => (
        <div key={name}>
          <dt>{t(name === 'results' && upcoming ? 'expectedResults' : name)}</dt>
          {name === 'period' ? (
            <dd>
              <Period project={project} />
            </dd>
          ) : name === 'documents' ? (
            <dd>
              <Documents project={project} />
            </dd>
          ) : (
            <TextFact project={project} name={name} short={brief && !upcoming} />
          )}
        </div>
      ))}
    </dl>
  );
}

function isFilled(project: Project, name: FactName): boolean {
  if (name === 'period') return project.startDate !== null;
  if (name === 'documents') return project.documents.length > 0;
  return localized(project, name, 'hr').text !== '';
}

interface TextFactProps {
  project: Project;
  name: Text;
  /** Shows the first of several lines only. */
  short: boolean;
}

function TextFact({ project, name, short }: TextFactProps) {
  const language = useLanguage();
  const shown = localized(project, name, language);
  const lines = linesOf(shown.text, blocksOf(project, name, shown, language));
  const [first] = lines;
  return (
    <dd lang={shown.lang}>
      {lines.length === 1 || short ? (
        first
      ) : (
        <ul className={styles.lines}>
          {lines.map((line, position) => (
            <li key={position}>{line}</li>
          ))}
        </ul>
      )}
    </dd>
  );
}

/** The lines of a text; one that has telephone numbers comes as blocks, in which they are links. */
function linesOf(text: string, blocks: Block[] | undefined): ReactNode[] {
  if (blocks === undefined) return paragraphs(text).map((line) => line.replace(/^[-–•]\s*/, ''));
  return blocks.flatMap((block, position) =>
    block.type === 'paragraph' ? [<Line key={position} inlines={block.inlines} />] : [],
  );
}

function Documents({ project }: { project: Project }) {
  const language = useLanguage();
  return (
    <ul className={styles.documents}>
      {project.documents.map((document) => {
        const name = localized(document, 'name', language);
        return (
          <li key={document.path}>
            <a href={document.path} lang={name.lang}>
              <LineDrawing path={sheet} size="1.1em" />
              <span>{name.text}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Period({ project: { startDate: start, endDate: end } }: { project: Project }) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  if (start === null) return null;
  if (end === null) {
    return (
      <>
        <span>{t('since')}</span> <Day date={start} />
      </>
    );
  }
  return <span>{formatPeriod(start, end, language)}</span>;
}
