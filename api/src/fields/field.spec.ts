import { describe, expect, it } from '@jest/globals';
import { Column, Entity } from 'typeorm';
import { bilingual } from '../i18n/language.js';
import { BodyOf, ChangeOf, PartialBodyOf, versionOf, VersionOf } from './bodies.js';
import { searchedNames, writtenNames } from './field.js';
import { ImageUrl } from './links.js';
import { CreatedAt, Id, ReadOnly, RowVersion, UpdatedAt } from './row-columns.js';
import { Line, OptionalLine, OptionalParagraphs, Paragraphs, Title } from './texts.js';
import { untranslatedRows } from './untranslated.js';
import { validationPipe } from './validation.pipe.js';
import { Choice, Instant, OptionalInstant } from './values.js';

const TEXT = { hr: 'Tekst', en: 'Text' };
const KINDS = ['novel', 'poem'] as const;

@Entity('books')
class Book {
  @Id({ example: 2 })
  id: number;

  @Title({ searched: true, example: 'Povratak' })
  title: string;

  @Title({ example: 'Return' })
  titleEn: string;

  @Paragraphs(TEXT, { description: 'Of the back cover.', example: 'Jedna obitelj.' })
  text: string;

  @Paragraphs(TEXT, { example: 'One family.' })
  textEn: string;

  @OptionalParagraphs(500, { example: 'Bilješka.' })
  note: string | null;

  @OptionalParagraphs(500, { example: 'A note.' })
  noteEn: string | null;

  @Line(50, { missing: bilingual('Mjesto je obavezno', 'Place is required'), searched: true })
  place: string;

  @OptionalLine(50, { description: 'Null where it is called the same.' })
  placeEn: string | null;

  @Choice(KINDS, bilingual('Nepoznata vrsta', 'Unknown kind'), {})
  kind: (typeof KINDS)[number];

  @Instant(bilingual('Datum nije ispravan', 'The date is not valid'), {})
  printedAt: Date;

  @OptionalInstant(bilingual('Datum nije ispravan', 'The date is not valid'), {})
  soldAt: Date | null;

  @ImageUrl({})
  cover: string | null;

  @ReadOnly(Column('integer'), { type: Number, example: 4 })
  copies: number;

  @Column('text')
  secret: string;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}

class CreateBookDto extends BodyOf(Book, { readOnly: ['copies', 'secret'], defaulted: ['kind'] }) {}
class UpdateBookDto extends ChangeOf(CreateBookDto) {}
class BookVersionDto extends VersionOf(Book, ['copies', 'secret']) {}

const book = {
  title: '  Povratak ',
  titleEn: 'Return',
  text: 'Jedna obitelj.',
  textEn: 'One family.',
  place: 'Knin',
  printedAt: '2026-06-10T10:00:00+02:00',
};

const read = (body: object, metatype: new () => unknown = CreateBookDto): Promise<unknown> =>
  validationPipe.transform(body, { type: 'body', metatype });

/** The error messages of a rejected body, by field. */
async function errorsOf(body: object): Promise<unknown> {
  const error: unknown = await read(body).catch((thrown: unknown) => thrown);
  return typeof error === 'object' && error !== null && 'errors' in error ? error.errors : error;
}

describe('a body made from an entity', () => {
  it('contains the fields that clients write, transformed by their decorators', async () => {
    expect(await read({ ...book, note: '  ', soldAt: '' })).toEqual({
      ...book,
      title: 'Povratak',
      note: null,
      soldAt: null,
      printedAt: new Date('2026-06-10T08:00:00Z'),
    });
  });

  it('ignores fields that clients do not write', async () => {
    const sent = { id: 7, copies: 9, secret: 'x', createdAt: 'x', updatedAt: 'x', version: 3 };
    expect(Object.keys(Object(await read({ ...book, ...sent }))).sort()).toEqual(
      Object.keys(book).sort(),
    );
    expect(writtenNames(Book)).toEqual([
      'title',
      'titleEn',
      'text',
      'textEn',
      'note',
      'noteEn',
      'place',
      'placeEn',
      'kind',
      'printedAt',
      'soldAt',
      'cover',
    ]);
  });

  it('throws when its read-only fields differ from those of the decorators', () => {
    expect(() => BodyOf(Book, { readOnly: ['secret'] })).toThrow('Bodies of Book write');
    expect(() => BodyOf(Book, { readOnly: ['copies', 'kind'] })).toThrow('Bodies of Book write');
  });

  it('names the language of an English text in its messages', async () => {
    expect(await errorsOf({ ...book, title: 'a', titleEn: 'a', textEn: 'short' })).toEqual({
      title: { hr: 'Naslov mora imati barem 3 znaka', en: 'Title must have at least 3 characters' },
      titleEn: {
        hr: 'Engleski naslov mora imati barem 3 znaka',
        en: 'English title must have at least 3 characters',
      },
      textEn: {
        hr: 'Engleski tekst mora imati barem 10 znakova',
        en: 'English text must have at least 10 characters',
      },
    });
  });

  it('is optional in every field when it is a change, and has a version', async () => {
    expect(await read({}, UpdateBookDto)).toEqual({});
  });
});

describe('a body of some fields of an entity', () => {
  it('contains these fields only, with their rules', async () => {
    class MoveBookDto extends PartialBodyOf(Book, ['place', 'placeEn']) {}
    expect(await read({ ...book, place: ' Drniš ', placeEn: '' }, MoveBookDto)).toEqual({
      place: 'Drniš',
      placeEn: null,
    });
  });

  it('throws for a field that clients do not write', () => {
    expect(() => PartialBodyOf(Book, ['place', 'copies'])).toThrow(
      'No body of Book writes copies.',
    );
  });
});

describe('a version of a row', () => {
  it('contains the fields that clients write', () => {
    const row = Object.assign(new Book(), book, {
      id: 3,
      copies: 5,
      note: null,
      printedAt: new Date('2026-06-10T08:00:00Z'),
    });
    expect(versionOf(Book, BookVersionDto, row)).toEqual({
      ...book,
      note: null,
      printedAt: '2026-06-10T08:00:00.000Z',
    });
  });
});

describe('the declarations of fields', () => {
  it('define the searched texts, in both languages', () => {
    expect(searchedNames(Book)).toEqual(['title', 'titleEn', 'place', 'placeEn']);
  });

  it('define the texts that need a translation; titles may be the same in both languages', () => {
    expect(untranslatedRows(Book, 'book')).toBe(
      "(book.title = '') <> (book.titleEn = '') OR book.text = book.textEn OR " +
        "(book.text = '') <> (book.textEn = '') OR (book.note IS NULL) <> (book.noteEn IS NULL)",
    );
  });
});
