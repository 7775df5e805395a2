import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

type Message = Schemas['ContactMessageDto'];

const undeliveredStates: Message['replyState'][] = ['failed', 'uncertain', 'withdrawn'];

/** Whether its last reply was not sent, as there is no mail server. */
const isUnsent = ({ state, replyState }: Message) =>
  state !== 'answered' && replyState !== null && ['queued', 'written'].includes(replyState);

/** What is shown of a message's state; nothing of an open one, as most that wait are open. */
export function useStateName() {
  const translate = useTranslate();
  return (message: Message): string | null => {
    const { state, replyState, answeredBy } = message;
    if (isUnsent(message)) return translate('admin.contact.unsent');
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
    return <Chip color="error" label={name} />;
  }
  if (isUnsent(message)) return <Chip color="warning" label={name} />;
  return message.state === 'new' ? (
    <Chip color="secondary" label={name} />
  ) : (
    <Chip color="success" variant="outlined" label={name} />
  );
}
