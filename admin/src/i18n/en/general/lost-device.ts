import type { lostDeviceHr } from '../../hr/general/lost-device';

export const lostDeviceEn: typeof lostDeviceHr = {
  request: {
    title: 'Lost device',
    text: 'If you have neither the device nor recovery codes, we will mail you a link that removes the second factor and the passkeys. For safety it works only after 72 hours, and all administrators are told of the request. If it is urgent, another administrator can remove the second factor at once.',
    submit: 'Send the link',
    sent: 'The link is on its way, and works from %{date}, for seven days. If it does not arrive within a few minutes, look among junk mail.',
    noMail:
      'This site sends no mail. Another administrator can remove your second factor on the screen Users, or whoever maintains the server, by the command npm run admin:password.',
    failed: 'The request was not sent. Check your connection and try again.',
  },
  complete: {
    title: 'Removing the second factor',
    text: 'The second factor and all passkeys of your account will be removed, and all devices signed out. Then sign in with your password, and set up a new second factor.',
    button: 'Remove the second factor',
    done: 'The second factor and the passkeys are removed. Sign in with your password.',
  },
  stop: {
    title: 'Stopping the removal of a second factor',
    text: 'Stop the request unless the user of the account has confirmed in person that it is theirs. Otherwise somebody else knows their password: set a new one for them.',
    button: 'Stop the request',
    done: 'The request is stopped. The second factor stays on.',
  },
  pending: {
    text: 'The user said that they lost their device. From %{date} they can remove the second factor by a mailed link. Check with them in person or by phone.',
    stopped: 'The request is stopped',
  },
  incomplete: 'The link is incomplete. Open it straight from the message.',
  failed: 'The request was not sent. Check your connection and try again.',
  signIn: 'Open the panel',
};
