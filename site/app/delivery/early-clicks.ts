declare global {
  interface Window {
    /** Buttons clicked before hydration; undefined afterwards. */
    earlyClicks?: HTMLButtonElement[] | undefined;
  }
}

/** Records clicks of buttons that work with scripts only, until hydration. */
export function recordEarlyClicks(): void {
  const clicks: HTMLButtonElement[] = [];
  window.earlyClicks = clicks;
  document.addEventListener(
    'click',
    function record({ target }) {
      if (window.earlyClicks !== clicks) {
        document.removeEventListener('click', record, true);
        return;
      }
      const button =
        target instanceof Element
          ? target.closest<HTMLButtonElement>('button[type=button]')
          : undefined;
      if (button) clicks.push(button);
    },
    true,
  );
}

/** Whether the page is not hydrated yet. */
export const isBeforeHydration = (): boolean => window.earlyClicks !== undefined;

/**
 * Stops recording, since React replays later clicks itself.
 *
 * @returns a function that replays the recorded clicks, to be called after hydration
 */
export function takeEarlyClicks(): () => void {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  return () => {
    for (const button of clicks) if (button.isConnected) button.click();
  };
}
