const selector = '[data-tooltip]';

/**
 * Shows tooltips of elements with `data-tooltip`. The code is fetched when the first of them is
 * hovered or focused.
 */
export function listenForTooltips(): void {
  const loadTooltips = ({ target }: Event): void => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (anchor === null) return;
    document.removeEventListener('pointerover', loadTooltips);
    document.removeEventListener('focusin', loadTooltips);
    // If the code cannot be fetched, as after a new release, there are no tooltips.
    import('./tooltip').then(
      ({ startTooltips }) => startTooltips(anchor),
      () => undefined,
    );
  };
  document.addEventListener('pointerover', loadTooltips);
  document.addEventListener('focusin', loadTooltips);
}
