import { useState } from 'react';
import { MailedLinkPage } from '../layout/session/mailed-link-page';

const texts = 'admin.settings.account.page';

/** Stops the change of the account for donations by the link of a mail. */
export function StopAccountChange() {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <MailedLinkPage
      token={token}
      path="settings/account-change/stop"
      texts={{
        title: `${texts}.title`,
        text: `${texts}.text`,
        button: 'admin.settings.account.stop',
        done: `${texts}.stopped`,
        next: `${texts}.next`,
        failed: `${texts}.failed`,
        incomplete: `${texts}.incomplete`,
        signIn: `${texts}.signIn`,
      }}
    />
  );
}
