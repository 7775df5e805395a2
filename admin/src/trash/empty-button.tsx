import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import { useListContext } from 'react-admin';
import { QuestionButton } from '../components/form/question-button';
import { post } from '../providers/http-client';
import { useChange } from '../providers/use-change';

const texts = 'admin.trash';

/** Deletes everything in the trash for good, after a question. */
export function EmptyButton() {
  const { data } = useListContext();
  const { mutate, isPending } = useChange(() => post('trash/empty'), {
    done: `${texts}.toast.emptied`,
  });
  if (!data?.length) {
    return null;
  }
  return (
    <QuestionButton
      label={`${texts}.emptying.do`}
      startIcon={<DeleteForeverOutlined />}
      question={{ title: `${texts}.emptying.title`, content: `${texts}.emptying.text` }}
      pending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
