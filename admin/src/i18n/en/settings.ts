export const settingsEn = {
  admin: {
    lead: 'These details appear on the public site, on payment slips and in the association’s emails.',
    readOnly:
      'These details are shown on the public site and on payment slips. An administrator changes them.',
    sections: {
      organization: 'The association',
      emergency: 'Emergency numbers',
      seat: 'Registered office',
      coast: 'Address on the coast',
      bank: 'Donation account',
      donations: 'What a donation makes possible',
      testimony: 'A sentence of a person you supported',
      social: 'Social networks',
      statistics: 'Figures on the home page',
      pictures: 'Photos',
      retention: 'How long personal data is kept',
      accessibility: 'Accessibility statement',
      signIn: 'Signing in to the panel',
    },
    hints: {
      emergency:
        'Shown on the page About us and at the top of pages with the quick exit. A project or article whose text names some of these numbers ends with links to those.',
      seat: 'The address must fit a payment slip, where č, ć, đ, š and ž count as two characters.',
      coast: 'The Croatian and the English texts may state different addresses.',
      bank: 'A new IBAN or account holder holds only after the waiting time, and all administrators and the association at once get a message that can stop the change. A longer time holds at once, a shorter one only after the present one.',
      donations:
        'Shown with the amounts on the donation page. Write only what you can prove, in up to 90 characters; an empty field is not shown.',
      testimony:
        'Stands in large letters on the home page, below the figures. Enter it without quotation marks and without a name, and only with that person’s consent; an empty field is not shown.',
      social: 'A network without an address is not shown.',
      statistics: 'On the site each figure is followed by a +.',
      pictures:
        'Photos in two tones match the drawings and one another. Portraits and reportage may stay in colour: choose that for each picture.',
      retention:
        'How long each kind is kept. The privacy policy also states the periods of messages, addresses and donations, so a change here changes them there.',
      accessibility:
        'Enter the day on which somebody from the association read the accessibility statement, compared it with the site and changed its texts where necessary. While the field is empty, the statement says that the association has not reviewed it yet.',
      signIn:
        'The time of each user runs from when it is required or from when the user was added, whichever is later. The screen Users shows who has a second factor.',
    },
    help: {
      phoneHours:
        'A whole sentence, such as: We answer on working days from 9 am to 4 pm. It stands below the number on the home page and the contact page, beside projects with the quick exit and in the receipt of a message. May stay empty.',
      requireSecondFactor:
        'Codes from an app or a passkey are a second factor. You can require one only once you have one yourself.',
      secondFactorGraceDays:
        'From 0 to 30. Afterwards a user can still sign in, but has to set up a second factor before anything else.',
      financialReportUrl: 'A path on this site (/…) or an https:// address. May be left empty.',
    },
    templates: {
      fill: 'Fill empty fields with templates',
      confirm:
        'The templates are filled in but not public yet. Correct each sentence that is not accurate, or delete it: by saving you confirm that they are true.',
    },
    openingPhotos:
      'The photo fills the first screen from edge to edge, with a course of stones over its lower edge. A landscape photo of people or a place works best, at least 1600 pixels wide and taken from a little distance; on wide screens a portrait one stands beside the text. Without a photo the page looks as before.',
    photoStyle: { duotone: 'In two tones', colour: 'In colour' },
    years: {
      differ:
        'The founding year differs: the Croatian texts say %{hr}, the English ones %{en}. This is on purpose, as the sources differ too. If you learn which is right, enter it in both places.',
      same: 'The founding year is the same in both languages.',
    },
    coastDiffers:
      'The addresses on the coast differ between the Croatian and the English text. That is allowed; make sure it is intentional.',
    emergencyNumbers: {
      number: 'Number %{place}',
      add: 'Add a number',
      up: 'Move number %{place} up',
      down: 'Move number %{place} down',
      remove: 'Remove number %{place}',
    },
    account: {
      title: 'A change of the account for donations is waiting',
      until:
        'Until %{date} the old details are in force, on the site and on payment slips. After that:',
      told: 'All administrators and the association were sent a message with a link that stops the change.',
      nobodyTold:
        'No mail server is configured, so nobody was told of the change by mail. Tell the other administrators yourself.',
      stop: 'Stop the change',
      stopped: 'The change was stopped. The previous account stays in force.',
      page: {
        title: 'Stopping the change of the account',
        text: 'Somebody has asked to change the account that receives donations. If you do not know of this, stop it: the account stays as it is. Then check who has an administrator’s account, and change the passwords.',
        stopped: 'The change was stopped. Donations still go to the previous account.',
        next: 'Sign in, change your password and check the list of users.',
        signIn: 'Open the panel',
        incomplete: 'The link is not complete. Open it straight from the message.',
        failed: 'The change was not stopped. Please try again.',
      },
    },
    testMail: {
      title: 'Email test',
      hint: 'Check whether the site can send email: send a test message and see whether it arrives. The settings are not saved by it.',
      address: 'Address for the test',
      send: 'Send a test message',
      underWay: 'The message to %{email} is being sent…',
      sent: 'The mail server accepted the message to %{email}. If it is not in the inbox, look into the spam folder as well.',
      written:
        'No mail server is set: the message was stored in a file, and nobody got it. Whoever maintains the site should enter the setting SMTP_URL.',
      failed: 'The message to %{email} was not sent.',
      uncertain: 'It is not known whether the message to %{email} was sent.',
    },
    save: 'Save the settings',
    unsaved: 'There are unsaved changes.',
    toast: {
      saved: {
        title: 'Settings saved',
        description: 'The changes apply at once, also on the public site.',
        waiting: 'The changes apply at once, but for that of the donation account, which waits.',
      },
      failed: {
        title: 'The settings were not saved',
        description: 'An error occurred. Your entry is kept, please try again.',
      },
      invalid: 'Some fields are not valid. See the messages beside them.',
    },
  },
  resource: {
    name: 'Settings |||| Settings',
    fields: {
      name: 'Name',
      nameEn: 'Name in English',
      email: 'Email',
      phone: 'Phone',
      phoneHours: 'When you answer the telephone',
      phoneHoursEn: 'When you answer the telephone (English)',
      taxId: 'Tax ID (OIB)',
      registryNumber: 'Number in the register of social services',
      foundingYear: 'Founding year in the Croatian texts',
      foundingYearEn: 'Founding year in the English texts',
      street: 'Street and number',
      postalCode: 'Postal code',
      city: 'Place',
      coastalStreet: 'Street and number in the Croatian text',
      coastalStreetEn: 'Street and number in the English text',
      coastalPostalCode: 'Postal code in the Croatian text',
      coastalPostalCodeEn: 'Postal code in the English text',
      coastalCity: 'Place in the Croatian text',
      coastalCityEn: 'Place in the English text',
      bankRecipient: 'Recipient',
      iban: 'IBAN',
      accountChangeHours: 'Waiting time of a change of the account, in hours',
      effectOf10: 'What €10 makes possible',
      effectOf10En: 'What €10 makes possible (English)',
      effectOf20: 'What €20 makes possible',
      effectOf20En: 'What €20 makes possible (English)',
      effectOf50: 'What €50 makes possible',
      effectOf50En: 'What €50 makes possible (English)',
      effectOf100: 'What €100 makes possible',
      effectOf100En: 'What €100 makes possible (English)',
      financialReportUrl: 'Latest financial report',
      testimony: 'Sentence',
      testimonyEn: 'Sentence in English',
      testimonyConsentDate: 'Day of consent to publication',
      yearsOfExperience: 'Years of experience',
      projectsCompleted: 'Projects completed',
      participantsEducated: 'Participants educated',
      partnerOrganizations: 'Partner organizations',
      photoStyle: 'Photos',
      homeImageUrl: 'Photo on the home page',
      aboutImageUrl: 'Photo on the page About us',
      contactRetentionMonths: 'Messages, in months',
      unconfirmedRetentionDays: 'Unconfirmed newsletter addresses, in days',
      donationRetentionYears: 'Donations, in years',
      auditRetentionMonths: 'Change log, in months',
      accessibilityReviewedOn: 'The statement was last reviewed',
      requireSecondFactor: 'All users must use two-step verification (a second factor)',
      secondFactorGraceDays: 'Time to set it up, in days',
      firstStepsHidden: 'First steps are no longer shown',
      emergencyNumbers: {
        number: 'Number',
        name: 'Name for the number',
        nameEn: 'Name for the number in English',
        note: 'Note on the number',
        noteEn: 'Note on the number in English',
      },
      socialLinks: {
        facebook: 'Facebook',
        instagram: 'Instagram',
        linkedin: 'LinkedIn',
        x: 'X (Twitter)',
        youtube: 'YouTube',
        website: 'Another website',
      },
    },
  },
};
