/** The states of a mail, in the order in which it passes through them. */
export const mailStates = ['queued', 'sending', 'sent', 'written', 'failed', 'uncertain'] as const;

/** Colours of the states; those that need an action stand out. */
export const stateColours = {
  queued: 'default',
  sending: 'primary',
  sent: 'success',
  written: 'warning',
  failed: 'error',
  uncertain: 'warning',
} as const satisfies Record<(typeof mailStates)[number], string>;
