import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';

/** The largest id the database can hold (a four-byte integer). */
export const MAX_ID = 2_147_483_647;

/** An id in a URL; every row has exactly one URL, so leading zeros are not accepted. */
const ID = /^[1-9]\d{0,9}$/;

/** The id in a part of a path, or 0, which no row has. */
export function readId(text: string): number {
  const id = ID.test(text) ? Number(text) : 0;
  return id <= MAX_ID ? id : 0;
}

/** Reads an id from the path; any other text is answered with 404, as an unknown id is. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = readId(value);
    if (id === 0) throw new NotFoundError(DETAILS[404]);
    return id;
  }
}
