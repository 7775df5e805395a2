import type { Catalogue } from '../catalogue';

export const contact: Catalogue['contact'] = {
  description:
    'Telephone, email and addresses of the association in Zagreb and on the coast, and a form for your message. Talking to us is free and confidential.',
  topics: {
    default: {
      title: 'Get in touch',
      subtitle:
        'Need to talk, help at home or advice about a child? Call or write to us. Talking to us is free and confidential.',
      hint: 'A few sentences will do. You need not write about sensitive matters: you can tell us when we talk.',
    },
    volunteer: {
      title: 'Volunteer Opportunities',
      subtitle:
        'You need no experience, just a little time. Tell us when you are free and what you like doing, and we will suggest where you are needed most.',
      hint: 'Where you live, when you have time and what you would enjoy doing.',
    },
    partnership: {
      title: 'Partnership Inquiry',
      subtitle:
        'A company, a school, an institution or an association: tell us what you do and what you would like to do together. We will write back with a first step.',
      hint: 'What you do, where you are and what you have in mind.',
    },
    project: {
      title: 'Project Information',
      subtitle:
        'Interested in one of our projects, for yourself or someone close to you? Tell us which one, and we will explain how to take part.',
      hint: 'Which project, who it is for and where they live.',
    },
  },
  subjects: {
    volunteer: 'I would like to volunteer',
    partnership: 'Partnership',
    project: 'A question about a project',
  },
  ways: {
    title: 'Where to find us',
    phone: 'Telephone',
    email: 'Email',
    zagreb: 'Head office',
    coast: 'Coastal office',
    taxId: 'Tax ID (OIB)',
    social: 'Follow us',
    danger: 'In immediate danger, do not wait for our reply. Call <call>112</call>.',
  },
  form: {
    title: 'Send a message',
    allRequired: 'All fields and your consent are required.',
    name: 'Full name',
    email: 'Email address',
    emailHint:
      'We send a confirmation and our reply to it. If someone else reads your email, please call us instead.',
    emailHintExit:
      'We send our reply to it. If someone else reads your email, please call us instead.',
    noReceipt: 'Do not send me a confirmation',
    subject: 'Subject',
    message: 'Message',
    consent: 'I agree to the processing of my personal data',
    consentHint:
      'We use it only to reply to you and do not pass it on. <privacy>How we keep your data</privacy>',
    submit: 'Send message',
    submitting: 'Sending…',
    success: 'Message sent successfully. We will respond to you as soon as possible.',
    error: 'An error occurred when sending the message. Please try again.',
    again: 'Please try again.',
    offline: 'You are not connected to the internet, so nothing was sent.',
    unanswered:
      'We do not know if the message arrived: the connection dropped before we could confirm.',
    wait_one: 'Send it again in {{count}} minute.',
    wait_few: 'Send it again in {{count}} minutes.',
    wait_other: 'Send it again in {{count}} minutes.',
    tooLarge: 'Shorten the message or send it to us by email.',
    retained:
      'Everything you wrote is still in the form, and the same message will not be recorded twice. If it is urgent, call <call>{{phone}}</call> or write to <mail>{{email}}</mail>.',
  },
  sent: {
    title: 'Message sent',
    next: 'Our reply will come to the email address you entered. If you cannot see it, look in your spam folder too.',
    home: 'Go to the home page',
    events: 'See our events',
    another: 'Send another message',
  },
  tooLarge: {
    title: 'You sent too much text',
    lead: 'The form cannot take that much, so nothing was sent.',
    text: 'Go back in your browser: what you wrote should still be there. Shorten the text and send it again, or write to us at <mail>{{email}}</mail>.',
    write: 'A new form',
    home: 'Go to the home page',
  },
};
