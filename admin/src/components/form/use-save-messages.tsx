import { useNotify, useTranslate } from 'react-admin';
import { Toast } from '../alerts/toast';

/** Messages after a save, with the `title` and `description` under a key of the catalogue. */
export function useSaveMessages() {
  const translate = useTranslate();
  const notify = useNotify();
  return {
    /** @param description key of another description */
    notifySaved: (texts: string, description = `${texts}.description`) =>
      notify(
        <Toast
          variant="default"
          title={translate(`${texts}.title`)}
          description={translate(description)}
        />,
        { type: 'success' },
      ),
    /** Shows the server's message, where it sent one. */
    notifyFailed: (texts: string, { message }: Error) =>
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
