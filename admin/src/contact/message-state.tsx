import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

type Message = Schemas['ContactMessageDto'];

const undeliveredStates: Message['replyState'][] = ['failed', 'uncertain', 'withdrawn'];

/** What is shown of a message's state; nothing of an open one, as most that wait are open. */
export function useStateName() {
  const translate = useTranslate();
  return ({ state, replyState, answeredBy }: Message): string | null => {
    if (undeliveredStates.includes(replyState)) return translate('admin.contact.undelivered');
    if (state === 'new') return translate('admin.contact.states.new');
    return state === 'answered'
      ? translate('admin.contact.answeredBy', { name: answeredBy })
      : null;
  };
}

/** The state of a message, where it has one that is shown. */
export function StateChip({ message }: { message: Message }) {
  const name = useStateName()(message);
  if (name === null) return null;
  if (undeliveredStates.includes(message.replyState)) {
    return <Chip size="small" color="error" label={name} />;
  }
  return message.state === 'new' ? (
    <Chip size="small" color="secondary" label={name} />
  ) : (
    <Chip size="small" color="success" variant="outlined" label={name} />
  );
}
