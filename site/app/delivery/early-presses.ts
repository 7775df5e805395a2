declare global {
  interface Window {
    /** Buttons pressed before the scripts were there; see `late-scripts`. */
    earlyPresses?: HTMLButtonElement[] | undefined;
  }
}

/**
 * Takes over the presses noted so far, from when on React itself hears them.
 *
 * @returns carries them out, once there is something that answers them
 */
export function takeEarlyPresses(): () => void {
  const presses = window.earlyPresses ?? [];
  window.earlyPresses = undefined;
  return () => {
    for (const button of presses) if (button.isConnected) button.click();
  };
}
