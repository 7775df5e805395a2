import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  Max,
  Min,
} from 'class-validator';
import { MAX_ID } from '../fields/id.pipe.js';
import { bilingual, type Language } from '../i18n/language.js';
import type { Resource } from '../lists/resource.js';
import { DomainError } from '../problems/domain-errors.js';
import { missing, type Named } from '../rows/rows.js';
import { ActionEndpoint } from './endpoints.js';

/** Rows of one request; the panel sends several for more. */
const MAX_ROWS = 500;

/** An action on many rows of a resource. */
interface Bulk<Action extends string> {
  action: Action;
  ids: number[];
}

const notIds = bilingual('Odaberite barem jedan redak', 'Choose at least one row');
const eachNotId = { ...notIds, each: true };

/** The body of an action on rows: one of the given actions, and the ids of the rows. */
export function BulkOf<Action extends string>(actions: readonly Action[]): Type<Bulk<Action>> {
  const list = actions.join(', ');
  class BulkBody implements Bulk<Action> {
    @ApiProperty({ enum: [...actions], example: actions[0] })
    @IsIn(
      actions,
      bilingual(`Radnja mora biti jedna od: ${list}`, `Action must be one of: ${list}`),
    )
    action: Action;

    @ApiProperty({
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
      minItems: 1,
      maxItems: MAX_ROWS,
      uniqueItems: true,
      description: 'The rows; each is changed on its own.',
      example: [1, 2],
    })
    @IsInt(eachNotId)
    @Min(1, eachNotId)
    @Max(MAX_ID, eachNotId)
    @ArrayUnique(bilingual('Isti redak odabran je dvaput', 'The same row is chosen twice'))
    @ArrayMaxSize(
      MAX_ROWS,
      bilingual(
        `Dopušteno je najviše ${MAX_ROWS} redaka odjednom`,
        `At most ${MAX_ROWS} rows are allowed at a time`,
      ),
    )
    @ArrayMinSize(1, notIds)
    @IsArray(notIds)
    ids: number[];
  }
  return BulkBody;
}

export class BulkDeleteDto extends BulkOf(['delete']) {}

/** The actions on rows that may be drafts. */
export class BulkPublishDto extends BulkOf(['publish', 'unpublish', 'delete']) {}

export class BulkFailureDto {
  @ApiProperty({ type: 'integer', example: 2 })
  id: number;

  @ApiProperty({
    description: 'Why the row is unchanged, in the language of the request.',
    example: 'Članak ne postoji.',
  })
  reason: string;
}

export class BulkResultDto {
  @ApiProperty({ type: 'integer', isArray: true, description: 'The changed rows.', example: [1] })
  done: number[];

  @ApiProperty({ type: [BulkFailureDto], description: 'The unchanged rows.' })
  failed: BulkFailureDto[];
}

/**
 * Executes an action on many rows of a resource, at `/bulk`.
 * @param answer what is answered, where that is more than the ids of the rows
 */
export const BulkEndpoint = (
  { noun }: Resource,
  answer: Type<BulkResultDto> = BulkResultDto,
): MethodDecorator =>
  ActionEndpoint('bulk', answer, {
    summary: `Change many rows at once: ${noun.en}`,
    description:
      'Each row is changed as by its own request, in a transaction of its own. Rows that cannot be changed are listed with the reason; the others are changed.',
    answer: 'What was changed and what was not.',
    problems: [400],
  });

const sentence = (text: string) => text.replace(/[^.!?…]$/, '$&.');

function reasonOf({ text, errors = {} }: DomainError, language: Language): string {
  const reasons = Object.values(errors).map((reason) => reason[language]);
  return (reasons.length > 0 ? reasons : [text[language]]).map(sentence).join(' ');
}

/**
 * Changes rows one after the other, each as a request of its own would.
 * @param change of one row; a `DomainError` leaves the row as it was, and the others are changed
 * @throws any other error
 */
export async function changeEach(
  ids: readonly number[],
  language: Language,
  change: (id: number) => Promise<unknown>,
): Promise<BulkResultDto> {
  const result: BulkResultDto = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await change(id);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      result.failed.push({ id, reason: reasonOf(error, language) });
    }
  }
  return result;
}

/** The result of one statement that changed some of the rows; the others do not exist. */
export function resultOf(
  resource: Named,
  ids: readonly number[],
  done: number[],
  language: Language,
): BulkResultDto {
  const changed = new Set(done);
  const reason = missing(resource)[language];
  const failed = ids.flatMap((id) => (changed.has(id) ? [] : [{ id, reason }]));
  return { done, failed };
}
