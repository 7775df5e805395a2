import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BlogPost } from '~/api/client';
import { isPageUrl } from '~/components/button/page-url';
import { Picture } from '~/components/picture/picture';
import type { Language } from '~/i18n/language';
import type { LocalizedText } from '~/i18n/localized';
import styles from './blocks.module.css';

export type ShownBlocks = NonNullable<BlogPost['blocks']>;
export type Block = ShownBlocks[string][number];
type Kind<T> = Extract<Block, { type: T }>;
type Inline = Kind<'paragraph'>['inlines'][number];

/** The blocks of a bilingual text, in the language in which it is shown; none for plain text. */
export function blocksOf(
  { blocks }: { blocks?: ShownBlocks },
  name: string,
  { lang }: LocalizedText,
  language: Language,
): Block[] | undefined {
  return blocks?.[(lang ?? language) === 'en' ? `${name}En` : name];
}

function inlineOf(inline: Inline): ReactNode {
  if (inline.type === 'text') return inline.text;
  if (inline.type === 'break') return <br />;
  const inner = <Line inlines={inline.inlines} />;
  if (inline.type !== 'link')
    return inline.type === 'strong' ? <strong>{inner}</strong> : <em>{inner}</em>;
  const { address } = inline;
  if (isPageUrl(address)) return <Link to={address}>{inner}</Link>;
  return (
    <a href={address} rel={address.startsWith('http') ? 'noopener external' : undefined}>
      {inner}
    </a>
  );
}

/** A line of formatted text. */
export const Line = ({ inlines }: { inlines: Inline[] }) =>
  inlines.map((inline, position) => <Fragment key={position}>{inlineOf(inline)}</Fragment>);

interface BlocksProps {
  blocks: Block[];
  /** The level of the heading above the text; below the title of a page, headings have ids. */
  under?: number;
}

/** A formatted text. */
export function Blocks({ blocks, under = 1 }: BlocksProps) {
  return blocks.map((block, position) => (
    <Fragment key={position}>{blockOf(block, under)}</Fragment>
  ));
}

function blockOf(block: Block, under: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line inlines={block.inlines} />
        </p>
      );
    case 'heading': {
      const Heading = `h${Math.min(block.level + under - 1, 6)}` as 'h2';
      return (
        <Heading id={under === 1 ? block.id : undefined}>
          <Line inlines={block.inlines} />
        </Heading>
      );
    }
    case 'list': {
      const items = block.items.map((item, position) => (
        <li key={position}>
          <Item blocks={item} />
        </li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'picture':
      return <Figure picture={block} />;
    case 'table':
      return <Table table={block} />;
    case 'divider':
      return <hr />;
  }
}

/** A list item; its first line is no paragraph, so that short items stand close together. */
function Item({ blocks: [first, ...others] }: { blocks: Block[] }) {
  if (first === undefined) return null;
  return (
    <>
      {first.type === 'paragraph' ? <Line inlines={first.inlines} /> : <Blocks blocks={[first]} />}
      <Blocks blocks={others} />
    </>
  );
}

function Figure({ picture: { image, address, alt, caption } }: { picture: Kind<'picture'> }) {
  const shown = (
    <Picture
      image={image}
      fallback={address}
      sizes="(min-width: 52em) 33rem, 100vw"
      alt={image === null || alt !== '' ? { text: alt } : undefined}
      className={styles.image}
    />
  );
  return (
    <figure className={styles.figure}>
      {shown}
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** A table, which scrolls within itself where it is too wide. */
function Table({ table: { align, head, rows } }: { table: Kind<'table'> }) {
  const { t } = useTranslation();
  const classOf = (column: number) => styles[align[column] ?? ''];
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keys scroll it
    <div className={styles.table} role="region" aria-label={t('table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((inlines, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                <Line inlines={inlines} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((inlines, column) => (
                <td key={column} className={classOf(column)}>
                  <Line inlines={inlines} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
