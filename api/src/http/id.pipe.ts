import { Injectable, type PipeTransform } from '@nestjs/common';
import { NotFoundError } from './domain-errors.js';
import { DETAILS } from './problem-texts.js';

/** The largest id the database can hold (a four-byte integer). */
export const MAX_ID = 2_147_483_647;

/** Reads an id from the path; whatever cannot be one names no row. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > MAX_ID) throw new NotFoundError(DETAILS[404]);
    return id;
  }
}
