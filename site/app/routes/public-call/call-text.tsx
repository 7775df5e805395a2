import type { ReactNode } from 'react';
import type { CallBlock, CallInline } from '~/api/client';
import { Picture } from '~/components/picture/picture';
import { CallTable } from './call-table';
import { Filled, Inlines, useFilled } from './inlines';

/** The content of a list item, whose first paragraph needs no element of its own. */
function Item({ blocks }: { blocks: readonly CallBlock[] }): ReactNode {
  const [first, ...rest] = blocks;
  return first?.type === 'paragraph' ? (
    <>
      <Inlines inlines={first.inlines} />
      <BlockList blocks={rest} />
    </>
  ) : (
    <BlockList blocks={blocks} />
  );
}

function List({ ordered, start, items }: Extract<CallBlock, { type: 'list' }>) {
  const entries = items.map((item, index) => (
    <li key={index}>
      <Item blocks={item} />
    </li>
  ));
  return ordered ? <ol start={start === 1 ? undefined : start}>{entries}</ol> : <ul>{entries}</ul>;
}

function Figure({ address, alt, caption, image }: Extract<CallBlock, { type: 'picture' }>) {
  return (
    <figure>
      <Picture
        image={image}
        fallback={address}
        sizes="(min-width: 60em) 40rem, 90vw"
        alt={alt === '' ? undefined : { text: alt }}
      />
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function Block({ block }: { block: CallBlock }): ReactNode {
  switch (block.type) {
    case 'heading': {
      // The part has a heading of the second level.
      const Level = block.level > 2 ? 'h4' : 'h3';
      return (
        <Level>
          <Inlines inlines={block.inlines} />
        </Level>
      );
    }
    case 'list':
      return <List {...block} />;
    case 'quote':
      return (
        <blockquote>
          <BlockList blocks={block.blocks} />
        </blockquote>
      );
    case 'picture':
      return <Figure {...block} />;
    case 'table':
      return <CallTable table={block} />;
    case 'divider':
      return <hr />;
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
  }
}

const endsWithColon = (inlines: readonly CallInline[]): boolean => {
  const last = inlines.at(-1);
  return last?.type === 'text' && last.text.endsWith(':');
};

/** The caption of a table: the paragraph before it, if that announces it with a colon. */
function captionOf(block: CallBlock | undefined, next: CallBlock | undefined) {
  if (block?.type !== 'paragraph' || next?.type !== 'table') return undefined;
  const named = next.head.some((cell) => cell.length > 0);
  return named && endsWithColon(block.inlines) ? block.inlines : undefined;
}

function BlockList({ blocks }: { blocks: readonly CallBlock[] }): ReactNode {
  return blocks.map((block, index) => {
    if (captionOf(block, blocks[index + 1])) return null;
    const caption = captionOf(blocks[index - 1], block);
    return block.type === 'table' ? (
      <CallTable key={index} table={block} caption={caption} />
    ) : (
      <Block key={index} block={block} />
    );
  });
}

/** The blocks of a text of a call. */
export function CallText({ blocks }: { blocks: readonly CallBlock[] }) {
  return (
    <Filled value={useFilled()}>
      <BlockList blocks={blocks} />
    </Filled>
  );
}
