import type { Text } from '../../i18n/language.js';
import type { StoredIssueState } from './issue.entity.js';

/** The states in which an issue may be changed or deleted, and what is said in others. */
export interface ChangeableIssues {
  states: readonly StoredIssueState[];
  refusal: Text;
}

export const OF_ADMINISTRATORS: ChangeableIssues = {
  states: ['draft', 'scheduled'],
  refusal: {
    hr: 'Ovaj se broj već šalje ili je poslan pa se više ne može mijenjati.',
    en: 'This issue is being sent, or has been, and can no longer be changed.',
  },
};

/** Editors do not decide what is sent: a scheduled issue goes out as it was when scheduled. */
export const OF_EDITORS: ChangeableIssues = {
  states: ['draft'],
  refusal: {
    hr: 'Ovaj je broj zakazan, šalje se ili je poslan. Zakazani broj može promijeniti samo administrator.',
    en: 'This issue is scheduled, being sent, or has been sent. Only an administrator can change a scheduled one.',
  },
};

/** What a user may change. */
export const changeableBy = (isAdmin: boolean): ChangeableIssues =>
  isAdmin ? OF_ADMINISTRATORS : OF_EDITORS;
