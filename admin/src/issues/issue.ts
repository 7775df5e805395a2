import type { components } from '../api/schema';
import { apiUrl, httpClient } from '../providers/http-client';

export type Issue = components['schemas']['IssueDto'];

/** The actions on an issue, as the API's paths name them. */
export type IssueAction = 'test' | 'send' | 'unschedule' | 'pause' | 'resume';

/** Runs an action on an issue; resolves to the issue afterwards. */
export async function runIssueAction(
  id: number,
  action: IssueAction,
  body: object = {},
): Promise<Issue> {
  const options = { method: 'POST', body: JSON.stringify(body) };
  return (await httpClient(`${apiUrl}/issues/${id}/${action}`, options)).json;
}
