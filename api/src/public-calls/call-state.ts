import { CALL_STATES, type CallState } from './public-call.entity.js';
import { stateOf } from './public-call.fields.js';

/** SQL conditions: the call is in the state. */
export const STATE = Object.fromEntries(
  CALL_STATES.map((state) => [state, `${stateOf('call')} = '${state}'`]),
) as Record<CallState, string>;

/** SQL condition: the published call to show first. NULL where there is none. */
export const CURRENT = `call.id = (
  SELECT one.id FROM public_calls one WHERE one.is_published
  ORDER BY
    CASE ${stateOf('one')} WHEN 'open' THEN 0 WHEN 'soon' THEN 1 ELSE 2 END,
    CASE WHEN one.opens_at > now() THEN one.opens_at END,
    one.opens_at DESC, one.id DESC
  LIMIT 1
)`;

/** SQL: the next instant after now at which the call's state changes; null when there is none. */
export const CHANGES_AT = `CASE
  WHEN call.opens_at > now() THEN call.opens_at
  WHEN call.deadline > now() THEN call.deadline
  WHEN call.results_at > now() THEN call.results_at
END`;
