import type { Schemas } from '../api/schemas';
import { post } from '../providers/http-client';

export type Issue = Schemas['IssueDto'];

/** The title of an issue in the language of the panel; a draft may have the other one only. */
export const issueTitle = ({ title, titleEn }: Issue, locale: string): string =>
  (locale === 'en' ? titleEn : title) || title || titleEn;

/** Whether an issue is sent within a minute, which the API waits after 'send now'. */
export const isSoon = ({ state, sendAt }: Issue, now: number): boolean =>
  state === 'scheduled' && Date.parse(sendAt ?? '') - now <= 60_000;

/** The actions on an issue, the last segments of their API paths. */
export type IssueAction =
  'test' | 'send' | 'unschedule' | 'pause' | 'resume' | 'cancel' | 'copy' | 'archive';

/** Runs an action on an issue; resolves to the changed issue. */
export const runIssueAction = (id: number, action: IssueAction, body: object = {}) =>
  post<Issue>(`issues/${id}/${action}`, body);
