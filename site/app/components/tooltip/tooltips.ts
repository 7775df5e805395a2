const selector = '[data-tooltip]';

/**
 * Elements with `data-tooltip` show it. The code for that is fetched when the first of them is
 * pointed at or focused.
 */
export function listenForTooltips(): void {
  const wake = ({ target }: Event): void => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (anchor === null) return;
    document.removeEventListener('pointerover', wake);
    document.removeEventListener('focusin', wake);
    // Without their code, which a new release may have taken away, the labels have to do.
    import('./tooltip').then(
      ({ startTooltips }) => startTooltips(anchor),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', wake);
  document.addEventListener('focusin', wake);
}
