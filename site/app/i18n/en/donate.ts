import type { Catalogue } from '../catalogue';

export const donate: Catalogue['donate'] = {
  title: 'Donate what you can',
  description:
    'Donate to the association by bank transfer: you choose the amount and get the payment details at once. Or help by volunteering, giving monthly or sponsoring.',
  lead: 'Every amount helps us listen to someone, visit them or teach them something new. Choose what suits you.',
  form: {
    title: 'Pledge a donation',
    amount: 'How much would you like to give?',
    amountHint:
      'You pay nothing here. The next step gives you the payment details, and you make the transfer in your own bank.',
    custom: 'Another amount',
    customAmount: 'Amount in euros',
    customHint: 'A whole number, without cents',
    registry: 'Number in the register of social services',
    report: 'Latest financial report',
    about: 'If you would like to introduce yourself',
    name: 'Full name',
    email: 'Email address',
    emailHint:
      'We send you the payment slip, our thanks when the payment arrives, and a note if the bank returns it. We will remind you once at most.',
    message: 'Message',
    anonymous: 'I want my donation to be anonymous',
    anonymousHint: 'Then only those who handle donations at the association see your name.',
    privacy: 'We use your data only for your donation. <privacy>How we keep your data</privacy>',
    submit: 'Continue to the payment details',
    submitting: 'Sending…',
    error: 'There was an error processing your donation. Please try again.',
    offline: 'You are not connected to the internet, so nothing was sent.',
    unanswered:
      'We do not know if your pledge arrived: the connection dropped before we could confirm.',
    wait_one: 'Send it again in {{count}} minute.',
    wait_few: 'Send it again in {{count}} minutes.',
    wait_other: 'Send it again in {{count}} minutes.',
    tooLarge: 'Shorten the message and send it again.',
    retained:
      'Everything you entered is still in the form, and nothing has been paid. You can also pay right away, without the form: <bank>payment details</bank>.',
    wrong: {
      missing: 'Choose an amount.',
      empty: 'Enter an amount.',
      zero: 'The amount must be at least 1 euro.',
      negative: 'The amount cannot be less than zero. Enter at least 1 euro.',
      decimals: 'Enter a whole number of euros, without cents. For example {{lower}} or {{upper}}.',
      tooBig: 'You can pledge at most {{most}} here. For a larger amount, get in touch with us.',
      notNumber: 'Enter the amount in figures, for example 25.',
    },
  },
  bank: {
    title: 'Pay straight into our account',
    lead: 'You do not need the form. Copy these details into your banking app or payment slip.',
    recipient: 'Recipient',
    iban: 'IBAN',
    reference: 'Reference',
    referenceText: 'HR00 - datum uplate',
    referenceHint:
      'HR00 is the model; as the reference number enter the date of payment (“datum uplate”), for example 15-06-2027.',
    purpose: 'Purpose',
    purposeText: 'Donacija',
    amount: 'Amount',
    model: 'Model',
    copy: 'Copy',
    copied: 'Copied',
    copiedText: 'Copied: {{text}}',
    copyFailed: 'Copying failed. Select the text and copy it.',
    contact: 'Contact us',
    contactText:
      'Do you need a donation agreement or a receipt? Or would you like to give something other than money?',
  },
  slip: {
    form: 'NALOG ZA NACIONALNA PLAĆANJA',
    payer: 'Payer',
    yours: 'Your name and address',
    code: 'Purpose code',
    barcode: 'HUB-3 code with the payment details, for the apps of Croatian banks',
    qr: 'EPC QR code with the payment details, for the apps of banks in other countries',
    ways: 'Scan the code, copy the details or print the slip.',
    phone:
      'Paying on this phone? Copy the details, or download the PDF and open it in your banking app.',
    abroad: 'Paying from another country? The apps of many European banks understand this QR code.',
    pdf: 'Download the slip (PDF)',
    scan: 'Or scan a code with your banking app',
    noAmount:
      'You enter the amount in the app. The wide code is for Croatian banks, the QR code for banks in other countries.',
    amount:
      'The code holds {{amount}}. The wide code is for Croatian banks, the QR code for banks in other countries.',
  },
  other: {
    title: 'Other ways to help',
    volunteer: {
      title: 'Volunteer',
      text: 'An hour a week over homework, a walk with an elderly neighbour, a hand at a workshop. We show you how and stay by your side.',
      link: 'Sign up to volunteer',
    },
    monthly: {
      title: 'Give every month',
      text: 'A small amount that comes regularly means a great deal to us: we can count on it. You set up a standing order yourself:',
      steps: [
        'In your online or mobile banking choose “Standing order” (“Trajni nalog”).',
        'Copy the recipient and the IBAN from this page; enter “Donacija” as the purpose.',
        'Enter the amount and a day of the month, and leave the end open.',
      ],
      end: 'You can change the amount or cancel the order whenever you like, without giving a reason.',
    },
    corporate: {
      title: 'Become a sponsor',
      text: 'Companies support workshops, equipment for the counselling centre or a whole programme: with money, services or their employees’ time. We sign an agreement and account for every euro spent.',
      link: 'Suggest a partnership',
    },
    tax: {
      title: 'Tax relief',
      text: 'In Croatia gifts for education, health and humanitarian purposes are recognised for tax: for individuals up to 2% of last year’s income, for companies up to 2% of last year’s revenue. We issue a certificate of donation on request.',
    },
  },
  thanks: {
    title: 'Thank you for your donation!',
    message: 'Your donation helps us achieve our goals and a higher quality future for everyone.',
    pledged: 'You have pledged',
    bankTitle: 'One last step: the transfer',
    bankLead:
      'This site takes no money. Your donation is made when you transfer it in your own bank, with this payment slip:',
    referenceHint: 'We recognise your transfer by its reference.',
    keep: 'You can pay whenever it suits you, and if you change your mind you do not have to tell us.',
    print: 'Print',
    home: 'Go to the home page',
    question: 'Any questions?',
  },
  status: {
    number: 'Donation {{reference}}',
    pending: {
      title: 'We are waiting for your payment',
      lead: 'On {{date}} you pledged a donation of {{amount}}, and we have not received a payment yet. Once we see it in our account, this page will say so, too.',
      slipTitle: 'Your payment slip',
      slipLead: 'There is no deadline, and if you change your mind you do not have to tell us.',
      byHand: 'Ask us for the payment details, and we will send them to you.',
    },
    partly: {
      title: 'Part of your donation has arrived',
      lead: 'Of the {{amount}} you pledged, we have received {{paid}} so far; {{missing}} is still missing. If you would like to pay the rest, use the same reference.',
    },
    completed: {
      title: 'Your donation has arrived. Thank you!',
      lead: 'On {{received}} we received your donation of {{amount}}. It helps us achieve our goals and a higher quality future for everyone.',
      undated:
        'We have received your donation of {{amount}}. It helps us achieve our goals and a higher quality future for everyone.',
      certificate:
        'If you need a certificate of donation, get in touch and give the number {{reference}}.',
    },
    cancelled: {
      title: 'This pledge is closed',
      lead: 'On {{date}} you pledged a donation of {{amount}}. No payment arrived, so we have closed the pledge. There is nothing you need to do.',
      paid: 'Did you pay after all? Get in touch and give the number {{reference}}, and we will find your payment.',
      again: 'Pledge a new donation',
    },
    pledged: 'Pledged',
    received: 'Received',
    waiting: 'not received yet',
    closed: 'no payment',
    questions: 'Ask us about your donation',
    email: 'Email',
    phone: 'Telephone',
    private:
      'This page is for you alone. Whoever has its link sees what you see; your name, address and message are not on it.',
    invalid: {
      title: 'This link is not valid',
      lead: 'It is not complete, or belongs to no donation. Open it straight from the message we sent you.',
    },
    failed: {
      title: 'That did not work',
      lead: 'Something went wrong on our side. Try again in a few moments.',
    },
  },
};
