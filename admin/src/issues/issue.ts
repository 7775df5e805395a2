import type { components } from '../api/schema';
import { apiUrl, httpClient } from '../providers/http-client';

export type Issue = components['schemas']['IssueDto'];

/** What can be done with an issue, as the API's paths name it. */
export type IssueAction = 'test' | 'send' | 'unschedule' | 'pause' | 'resume';

/** Does something with an issue and answers what it is then. */
export async function runIssueAction(
  id: number,
  action: IssueAction,
  body: object = {},
): Promise<Issue> {
  const options = { method: 'POST', body: JSON.stringify(body) };
  return (await httpClient(`${apiUrl}/issues/${id}/${action}`, options)).json;
}
