declare global {
  interface Window {
    /** Buttons pressed before the page's scripts answer; absent once they do. */
    earlyClicks?: HTMLButtonElement[] | undefined;
  }
}

/** Records presses of buttons that only scripts answer, until these take over. */
export function recordEarlyClicks(): void {
  const presses: HTMLButtonElement[] = [];
  window.earlyClicks = presses;
  document.addEventListener(
    'click',
    function record({ target }) {
      if (window.earlyClicks !== presses) {
        document.removeEventListener('click', record, true);
        return;
      }
      const button =
        target instanceof Element
          ? target.closest<HTMLButtonElement>('button[type=button]')
          : undefined;
      if (button) presses.push(button);
    },
    true,
  );
}

/** Whether the page's own scripts do not answer yet. */
export const isEarly = (): boolean => window.earlyClicks !== undefined;

/**
 * Takes over the presses recorded so far, from when on React itself hears them.
 *
 * @returns carries them out, once there is something that answers them
 */
export function takeEarlyClicks(): () => void {
  const presses = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return () => {
    for (const button of presses) if (button.isConnected) button.click();
  };
}
