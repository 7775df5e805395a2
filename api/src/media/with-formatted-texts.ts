import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { fieldsOf } from 'shared/is-record';
import { fieldsOf as declaredFieldsOf, formattedNames } from '../fields/field.js';
import type { ChainedInterceptor } from '../http/interceptor-chain.js';
import type { Language } from '../i18n/language.js';
import { Page } from '../lists/page.js';
import { excerpted, readRowFields, searchedWords } from '../lists/row-fields.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { picturesOf } from '../rich-text/blocks.js';
import { withContactLinks } from '../rich-text/contact-links.js';
import { markdownBlocks } from '../rich-text/markdown.js';
import { plainTextOf } from '../rich-text/plain-text.js';
import { withQuestionHeadings } from '../rich-text/question-headings.js';
import { blocksOf } from '../rich-text/rich-text.js';
import { ApiBlockModels, type ShownBlocks } from './dto/blocks.dto.js';
import { MediaService, type TonedPicture } from './media.service.js';
import { toneOf } from './tones.js';

const ENTITY = 'entity with formatted texts';

/** The names of texts that are read as articles. */
const ARTICLE = /^content(?:En)?$/;

/** How a request wants formatted texts: as they are stored, without marks, or as blocks. */
const SHAPES = ['stored', 'plain', 'blocks'] as const;
type Shape = (typeof SHAPES)[number];

/**
 * Answers the formatted texts of an entity's rows in the shape that the request wants. Rows with
 * plain texts are answered as they always were.
 */
export function WithFormattedTexts(entity: Type<unknown>): ClassDecorator {
  return applyDecorators(SetMetadata(ENTITY, entity), ApiBlockModels());
}

/** Documents the parameter by which a request chooses the shape of formatted texts. */
export const ApiTextsParameter = (): MethodDecorator =>
  ApiQuery({
    name: 'texts',
    required: false,
    description:
      'How Markdown is answered: as it is `stored`, with `contentFormat`; as `plain` text without marks, a line for each paragraph; or as plain text with `blocks`, in which telephone numbers and e-mail addresses are links. Plain texts that have such get `blocks`, too.',
    schema: { type: 'string', enum: [...SHAPES], default: 'stored' },
  });

function readShape({ query }: Request): Shape {
  const { texts = 'stored' } = query;
  const shape = SHAPES.find((one) => one === texts);
  if (shape !== undefined) return shape;
  const list = SHAPES.join(', ');
  throw InvalidInputError.of('texts', {
    hr: `Parametar texts mora biti jedno od: ${list}`,
    en: `Parameter texts must be one of: ${list}`,
  });
}

/** How the texts of a response are wanted, and the part of a text that it needs. */
interface Wanted {
  shape: Shape;
  part: (text: string) => string;
}

/** @throws InvalidInputError */
function readWanted(request: Request): Wanted {
  const shape = readShape(request);
  if (readRowFields(request.query) !== 'summary') return { shape, part: (text) => text };
  const part = (text: string) => excerpted(text, searchedWords(request.query));
  return { shape: 'plain', part };
}

/** The names of an entity's texts of several paragraphs. */
interface TextNames {
  formatted: readonly string[];
  /** Those that are plain text in every row. */
  plain: readonly string[];
}

function textNames(entity: Type<unknown>): TextNames {
  const formatted = formattedNames(entity);
  const long = declaredFieldsOf(entity).flatMap(({ name, long }) => (long ? [name] : []));
  return { formatted, plain: long.filter((name) => !formatted.includes(name)) };
}

/** The blocks of those plain texts that have links to contacts, or questions as headings. */
function plainBlocks(fields: Record<string, unknown>, names: readonly string[]): ShownBlocks {
  const blocks: ShownBlocks = {};
  for (const name of names) {
    const text = fields[name];
    if (typeof text !== 'string') continue;
    const plain = blocksOf(text, 'text');
    const linked = withContactLinks(plain);
    const shown = ARTICLE.test(name) ? withQuestionHeadings(linked) : linked;
    if (shown.some((block, position) => block !== plain[position])) blocks[name] = shown;
  }
  return blocks;
}

/**
 * A row in the wanted shape.
 * @param pictures the pictures of its blocks are added
 */
function shaped(
  row: unknown,
  names: TextNames,
  { shape, part }: Wanted,
  pictures: TonedPicture[],
): unknown {
  const { contentFormat, ...fields } = fieldsOf(row);
  if (contentFormat === undefined || (contentFormat === 'markdown' && shape === 'stored')) {
    return row;
  }
  if (contentFormat !== 'markdown') {
    if (shape !== 'blocks') return fields;
    const blocks = plainBlocks(fields, [...names.formatted, ...names.plain]);
    return Object.keys(blocks).length === 0 ? fields : { ...fields, blocks };
  }
  const blocks: ShownBlocks = {};
  const tone = toneOf(fields.category);
  for (const name of names.formatted) {
    const text = fields[name];
    const parsed = typeof text === 'string' ? markdownBlocks(part(text)) : undefined;
    if (parsed === undefined) continue;
    blocks[name] = withContactLinks(parsed);
    fields[name] = plainTextOf(parsed);
    const language: Language = name.endsWith('En') ? 'en' : 'hr';
    pictures.push(...picturesOf(parsed).map((picture) => ({ picture, tone, language })));
  }
  if (shape !== 'blocks') return fields;
  return { ...fields, blocks: { ...blocks, ...plainBlocks(fields, names.plain) } };
}

@Injectable()
export class FormattedTextsInterceptor implements ChainedInterceptor {
  constructor(private readonly media: MediaService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const entity: Type<unknown> | undefined = Reflect.getMetadata(ENTITY, context.getClass());
    if (entity === undefined) return next.handle();
    const wanted = readWanted(context.switchToHttp().getRequest<Request>());
    const names = textNames(entity);
    return next.handle().pipe(
      mergeMap(async (body) => {
        if (Array.isArray(body)) return body;
        const pictures: TonedPicture[] = [];
        const describe = (row: unknown) => shaped(row, names, wanted, pictures);
        const answer = body instanceof Page ? body.map(describe) : describe(body);
        if (wanted.shape === 'blocks') await this.media.addImages(pictures);
        return answer;
      }),
    );
  }
}
