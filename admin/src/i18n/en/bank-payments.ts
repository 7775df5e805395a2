import type { bankPaymentsHr } from '../hr/bank-payments';

export const bankPaymentsEn: typeof bankPaymentsHr = {
  admin: {
    explanation:
      'Import a statement from your online banking (camt.053 or CSV). Payments that bear the reference of a pledged donation are matched automatically, and reversals with the payments they take back; the rest waits here, as do matches that are only likely. You may import the same statement more than once: nothing will be counted twice.',
    import: 'Import a statement',
    drop: 'Drop the statement here',
    edit: 'Edit',
    search: 'Search payments',
    empty: 'There are no payments here.',
    noResults: 'No payment matches the search.',
    original: 'sent %{amount}',
    statements: {
      title: '%{smart_count} statement imported |||| %{smart_count} statements imported',
      name: 'List of imported statements',
      until: 'Payments are known until %{day}.',
      missing:
        'The balances do not follow on in one place: a statement is probably missing. |||| The balances do not follow on in %{smart_count} places: statements are probably missing.',
      noBalance: 'No balance',
      follows: 'Follows on from the one before.',
      gap: 'The one before ends with %{balance}: a statement is probably missing.',
      column: {
        days: 'Period',
        balances: 'Opening and closing balance',
        payments: 'Payments',
        file: 'File',
        imported: 'Imported',
      },
    },
    stateLabel: 'State',
    state: {
      waiting: 'Waiting',
      matched: 'Matched',
      reversed: 'Reversed',
      reversing: 'Matched',
      aside: 'Set aside',
    },
    by: '%{amount}, %{payer}',
    reversalBy: 'Reversal %{amount}, %{payer}',
    paid: 'Paid %{amount}, %{day}',
    returned: 'Returned %{amount}, %{day}',
    unnamed: 'payer not named',
    reference: 'Reference %{reference}',
    donation: 'Donation %{reference}',
    reversedBy: 'The payment was taken back; its reversal was booked on %{day}.',
    reverses: 'This reversal takes back the payment booked on %{day}.',
    reason: {
      'no-reference': 'The payment bears no donation’s reference.',
      'unknown-reference': 'There is no donation with the reference %{reference}.',
      'several-references': 'The payment bears the references of several donations.',
      amount: 'The amount differs from the one pledged for the donation %{reference}.',
      currency: 'The payment and the donation %{reference} are not both in euros.',
      received: 'The donation %{reference} has already been received.',
      cancelled: 'The donation %{reference} is marked as lapsed.',
      mistyped:
        'The reference is not written correctly. The payment is probably for the donation %{reference}: check and match it.',
      'maybe-reversed':
        'The statement also holds a reversal of the same amount, which waits. Check whether it takes this payment back.',
      'maybe-known': 'Possibly the same as:',
      'maybe-reversal': 'This possibly takes back:',
      unlinked: 'It was matched with a donation, but no longer is.',
      'no-payment': 'The payment that this takes back was not found.',
      'several-payments': 'This reversal may belong to several payments. Choose the one.',
      partial:
        'Only a part of the payment was taken back. Correct what was paid of the donation, and set this reversal aside.',
    },
    reading: 'Being read…',
    imported: {
      title: 'Imported statements',
      close: 'Close',
      matched:
        '%{smart_count} payment was matched with a pledged donation. |||| %{smart_count} payments were matched with pledged donations.',
      reversed:
        '%{smart_count} payment was taken back and no longer counts. |||| %{smart_count} payments were taken back and no longer count.',
      notified:
        'We have told %{smart_count} donor, who had been thanked already. |||| We have told %{smart_count} donors, who had been thanked already.',
      waiting:
        '%{smart_count} payment waits for you to match it. |||| %{smart_count} payments wait for you to match them.',
      waitingReversals:
        '%{smart_count} reversal waits for you to match it with a payment. |||| %{smart_count} reversals wait for you to match them with payments.',
      known:
        '%{smart_count} entry was imported before. |||| %{smart_count} entries were imported before.',
      leftOut:
        '%{smart_count} entry that is not an incoming payment was left out. |||| %{smart_count} entries that are not incoming payments were left out.',
      ofOtherAccounts:
        '%{smart_count} entry of another account was not imported (%{accounts}). |||| %{smart_count} entries of other accounts were not imported (%{accounts}).',
      noNumber: 'without an account number',
      converted:
        '%{smart_count} entry in kuna was converted to euros at the rate of 7.53450. |||| %{smart_count} entries in kuna were converted to euros at the rate of 7.53450.',
      nothing: 'The statement holds no entries.',
      tooBig: 'A statement may be at most 20\u00a0MB.',
      failed: 'The statement was not imported. Please try again.',
    },
    match: {
      open: 'Match with a donation',
      title: 'Match the payment with a donation',
      search: 'Reference, name or amount',
      all: 'Search received and lapsed ones, too',
      results: 'Donations',
      none: 'No donation matches the search.',
      pledged: '%{reference}, %{day}, %{status}',
      lessThanPledged:
        'With this payment, %{paid} of the pledged %{amount} has arrived. The donation waits for %{missing} more, and its donor is thanked once all of it has arrived.',
      moreThanPledged:
        'With this payment, %{paid} has arrived, but %{amount} was pledged. %{paid} will be entered as paid, and the pledge stays %{amount}.',
      otherThanPaid:
        '%{paid} was paid, but the donation says %{amount}. This payment replaces what was entered by hand, but is added to other payments from statements.',
      submit: 'Match',
    },
    record: {
      open: 'Enter as a donation',
      title: 'Enter the payment as a donation',
      help: 'How much of the payment is a donation, and no more than was paid.',
      submit: 'Enter the donation',
    },
    reverse: {
      open: 'Match with a payment',
      title: 'Match the reversal with a payment',
      search: 'Payer, account or description',
      results: 'Payments of the same amount',
      none: 'No payment of that amount matches the search.',
      donation:
        'The payment is subtracted from the donation %{reference}. If that is then no longer received and its donor has been thanked already, we will tell them that the payment was returned.',
      submit: 'Match',
    },
    aside: { do: 'Set aside', undo: 'Undo', back: 'Put back among those that wait' },
    likely: { same: 'The same: set aside', other: 'Not the same: process' },
    unmatch: 'Take off the donation',
    apart: 'Take the reversal off the payment',
    status: { pending: 'awaiting payment', completed: 'received', cancelled: 'lapsed' },
    toast: {
      match: 'The payment is matched with the donation',
      record: 'The donation has been entered',
      'set-aside': 'The payment has been set aside',
      'tell-apart': 'The payment has been processed as a new one',
      'bring-back': 'The payment waits again',
      reverse: 'The reversal is matched with the payment',
      unmatch: 'The payment waits again, and the donation is as it was without it.',
      unmatchThanked:
        'The payment waits again, and the donation is as it was without it. Its donor has already been thanked.',
      apart: 'The payment and the reversal wait again',
    },
  },
  resource: {
    name: 'Payment |||| Payments',
    fields: {
      bookedOn: 'Booking date',
      cents: 'Amount',
      payerName: 'Payer',
      importedAt: 'Imported',
      amount: 'Amount',
      donorName: 'Name',
      isAnonymous: 'Anonymous donation',
      note: 'Note',
    },
  },
};
