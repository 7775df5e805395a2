/** How far a mail can have got, in the order in which it gets there. */
export const mailStates = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;

/** What each state looks like: what asks for somebody stands out. */
export const stateColours = {
  queued: 'default',
  sending: 'primary',
  sent: 'success',
  written: 'warning',
  failed: 'error',
  uncertain: 'warning',
} as const satisfies Record<(typeof mailStates)[number], string>;
