import type { failuresHr } from '../../hr/general/failures';

export const failuresEn: typeof failuresHr = {
  broken: {
    title: 'This could not be shown',
    text: 'Something went wrong in the panel. What you typed in a form is kept in this browser, and offered to you when you open it again.',
    retry: 'Try again',
    reload: 'Reload the panel',
    dashboard: 'To the dashboard',
  },
  status: {
    offline:
      'There is no internet connection. Nothing you typed is lost: leave this page open, and saving will continue when the connection is back.',
    unreachable:
      'The server is not answering. Check your connection and try again; what you typed stays here.',
    tooLarge:
      'What you sent is too large for the server. Attach a smaller file or shorten the text; what you typed stays here.',
    notChanged: 'The change was not saved.',
    loadFailed: 'The data could not be loaded.',
    retry: 'Try again',
    part: 'This part of the panel could not be loaded. Check your connection and reload the panel; what you typed in a form is kept in this browser.',
    language:
      'The texts in the other language could not be loaded. Check your connection and reload the panel; what you typed in a form is kept in this browser.',
  },
};
