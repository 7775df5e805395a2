import { useNotify, useTranslate } from 'react-admin';
import { Toast } from '../alerts/toast';

/** Says that a form was saved, or was not. Texts are a `title` and a `description` under a key. */
export function useSaveMessages() {
  const translate = useTranslate();
  const notify = useNotify();
  return {
    /** @param description the key of what is said in place of the usual description */
    saved: (texts: string, description = `${texts}.description`) =>
      notify(
        <Toast
          variant="default"
          title={translate(`${texts}.title`)}
          description={translate(description)}
        />,
        { type: 'success' },
      ),
    /** Says why in the server's words, where it gave any. */
    failed: (texts: string, { message }: Error) =>
      notify(
        <Toast
          variant="destructive"
          title={translate(`${texts}.title`)}
          description={
            message ? translate(message, { _: message }) : translate(`${texts}.description`)
          }
        />,
        { type: 'error' },
      ),
  };
}
