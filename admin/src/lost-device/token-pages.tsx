import { MailedLinkPage } from '../layout/session/mailed-link-page';
import { useToken } from '../layout/session/use-token';

const all = 'admin.lostDevice';

function TokenPage({ action }: { action: 'complete' | 'stop' }) {
  const token = useToken();
  const texts = `${all}.${action}`;
  return (
    <MailedLinkPage
      token={token}
      path={`auth/lost-device/${action}`}
      texts={{
        title: `${texts}.title`,
        text: `${texts}.text`,
        button: `${texts}.button`,
        done: `${texts}.done`,
        failed: `${all}.failed`,
        incomplete: `${all}.incomplete`,
        signIn: `${all}.signIn`,
      }}
    />
  );
}

/** Removes the second factor of a user who lost the device. */
export const RemoveFactorsPage = () => <TokenPage action="complete" />;

/** Stops such a removal, by the link in the mail to administrators. */
export const StopPage = () => <TokenPage action="stop" />;
