import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { ClosedFormDto, OtherOpenFormDto } from './dto/open-form.dto.js';
import { OpenForm } from './open-form.entity.js';

/** How long a form counts as open after its tab last reported it; tabs do so every 30 seconds. */
const OPEN_S = 90;

type Tab = Pick<OpenForm, 'resource' | 'record' | 'tab' | 'userId'>;

/** Who has the form of a record open, to be said before two people change it at a time. */
@Injectable()
export class OpenFormsService {
  constructor(@InjectRepository(OpenForm) private readonly forms: Repository<OpenForm>) {}

  /**
   * Notes that a form is open in a tab, and forgets tabs that no longer report theirs.
   * @returns who has it open in other tabs, oneself included
   */
  report({ resource, record, tab, userId }: Tab): Promise<OtherOpenFormDto[]> {
    // Expired rows that another request deletes are skipped, so that none waits for the other.
    return this.forms.query(
      `WITH reported AS (
        INSERT INTO open_forms AS form (resource, record, tab, user_id, opened_at, seen_at)
        VALUES ($1, $2, $3, $4, now(), now())
        ON CONFLICT (resource, record, tab) DO UPDATE SET seen_at = now(),
          user_id = excluded.user_id,
          opened_at = CASE WHEN form.user_id = excluded.user_id
              AND form.seen_at > now() - make_interval(secs => $5)
            THEN form.opened_at ELSE now() END
      ), expired AS (
        DELETE FROM open_forms WHERE (resource, record, tab) IN (
          SELECT resource, record, tab FROM open_forms
          WHERE seen_at < now() - make_interval(secs => $5) AND tab <> $3
          FOR UPDATE SKIP LOCKED)
      )
      SELECT users.full_name AS name, users.id = $4 AS "isYours", min(opened_at) AS since
      FROM open_forms JOIN users ON users.id = user_id
      WHERE resource = $1 AND record = $2 AND tab <> $3
        AND seen_at > now() - make_interval(secs => $5)
      GROUP BY users.id ORDER BY since, users.id`,
      [resource, record, tab, userId, OPEN_S],
    );
  }

  /** Notes that a form was closed in a tab. */
  async close(tab: Tab): Promise<ClosedFormDto> {
    const { affected } = await this.forms.delete(tab);
    return { closed: affected === 1 };
  }
}
