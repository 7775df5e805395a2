import type { mailsHr } from '../hr/mails';

export const mailsEn: typeof mailsHr = {
  admin: {
    search: 'Search by address or subject',
    empty: 'No email has been sent yet.',
    noResults: 'No email matches the search.',
    stateLabel: 'State',
    state: {
      queued: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      written: 'In a file, not sent',
      failed: 'Not delivered',
      uncertain: 'Uncertain',
    },
    givenUp: 'All undelivered',
    kindLabel: 'Kind',
    kind: {
      'contact-notification': 'Notice of a message from the form',
      'contact-receipt': 'Receipt for a message',
      'contact-reply': 'Reply to a message',
      'newsletter-confirmation': 'Request to confirm a subscription',
      'newsletter-welcome': 'Welcome to a subscriber',
      'newsletter-known': 'Already subscribed',
      'donation-pledge': 'Payment slip for a donor',
      'donation-reminder': 'Reminder for a donor',
      'donation-thanks': 'Thanks to a donor',
      'donation-returned': 'Notice of a returned payment to a donor',
      'newsletter-issue': 'Newsletter issue',
      'newsletter-test': 'Test of a newsletter issue',
      'newsletter-import': 'Question to an imported address',
      'delivery-test': 'Email test',
    },
    createdAt: 'Created %{date}',
    sentAt: 'Sent %{date}',
    writtenAt: 'Written to a file %{date}',
    writtenNote: 'Nobody received it: no mail server was set.',
    nextAttemptAt: 'Next attempt %{date}',
    attempts: '%{smart_count} attempt |||| %{smart_count} attempts',
    serverAnswer: 'The server answered: %{answer}',
    uncertainNote:
      'The recipient may already have it. If you send it again, it will be marked as a repeat.',
    sendAgain: 'Send again',
    remove: 'Delete',
    withdraw: 'Cancel sending',
    delivery: {
      standingStill:
        'Sending has come to a halt: mails have been waiting since %{date}. If this lasts, restart the site’s server and look at its log.',
      smtp: 'Sender: %{from}. Sent emails are listed here for 30 days, without their content.',
      files:
        'The site cannot send email yet: no mail server is set, so emails are only stored in files and nobody gets them. Whoever maintains the site should enter the setting SMTP_URL; the files are in the folder outbox.',
    },
    toast: {
      queued: 'The email is being sent again',
      deleted: 'The email has been deleted',
    },
  },
  refused: {
    title: 'Stopped addresses',
    empty: 'No address is stopped.',
    note: '%{smart_count} address gets no more email, as the server refused it twice. |||| %{smart_count} addresses get no more email, as the server refused them twice.',
    see: 'View',
    lead: 'The mail server said that these addresses do not exist or no longer take email, so nothing is sent to them. Answers that arrive later, as messages in the association’s mailbox, are not seen here.',
    refusals: 'refused %{smart_count} time |||| refused %{smart_count} times',
    last: 'Last time %{date}',
    again: 'Send again',
    question: 'Send to this address again?',
    consequence:
      'The next message will go to it. If the server refuses it twice more, the address is stopped again.',
    toast: 'Email is sent to the address again',
  },
  resource: {
    name: 'Email |||| Emails',
    fields: {
      createdAt: 'Created',
      lastAttemptAt: 'Last attempt',
      recipient: 'Recipient',
    },
  },
};
