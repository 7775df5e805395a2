import { useGetList } from 'react-admin';
import type { Schemas } from '../../api/schemas';

export type SavedReply = Schemas['SavedReplyDto'];

/** The saved replies, by name. */
export function useSavedReplies() {
  return useGetList<SavedReply>('saved-replies', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
}
