import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnread from '@mui/icons-material/MarkEmailUnreadOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrashOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { ElementType } from 'react';

interface Action {
  /** The action's name in the API. */
  api: string;
  icon: ElementType;
  /** Whether it is confirmed first, because it is public, sends mail or cannot be undone. */
  asks: boolean;
}

/** The actions on selected rows; their texts are under `admin.bulk`. */
export const bulkActions = {
  publish: { api: 'publish', icon: PublicOutlined, asks: true },
  unpublish: { api: 'unpublish', icon: VisibilityOffOutlined, asks: true },
  trash: { api: 'delete', icon: DeleteOutlined, asks: true },
  erase: { api: 'delete', icon: DeleteForeverOutlined, asks: true },
  read: { api: 'read', icon: MarkEmailRead, asks: false },
  unread: { api: 'unread', icon: MarkEmailUnread, asks: false },
  unsubscribe: { api: 'unsubscribe', icon: UnsubscribeOutlined, asks: true },
  complete: { api: 'complete', icon: CheckCircleOutlined, asks: true },
  cancel: { api: 'cancel', icon: HighlightOff, asks: true },
  sendAgain: { api: 'send-again', icon: ReplayOutlined, asks: true },
  setAside: { api: 'set-aside', icon: ArchiveOutlined, asks: false },
  bringBack: { api: 'bring-back', icon: UnarchiveOutlined, asks: false },
  restore: { api: 'restore', icon: RestoreFromTrash, asks: false },
  activate: { api: 'activate', icon: CheckCircleOutlined, asks: true },
  deactivate: { api: 'deactivate', icon: BlockOutlined, asks: true },
} as const satisfies Record<string, Action>;

export type BulkAction = keyof typeof bulkActions;

/** What can be done with the selected rows of a list. */
export interface BulkDeclaration {
  actions: readonly BulkAction[];
  /** Whether the resource has an export, which then exports the selected rows, too. */
  exported?: boolean;
}
