import styles from './tooltip.module.css';

/** Milliseconds of pointing before a tooltip opens. */
export const tooltipDelay = 700;
/** Within this many milliseconds after one tooltip the next opens at once. */
export const tooltipSkipDelay = 300;
/** Pixels between the element and its tooltip. */
export const tooltipOffset = 4;

/** The least pixels between a tooltip and the window's edges. */
const MARGIN = 8;

const elementOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/** One tooltip for the whole page, so that elements with `data-tooltip` stay plain HTML. */
class Tooltip {
  private readonly bubble = document.createElement('div');
  private element: HTMLElement | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = Number.NEGATIVE_INFINITY;

  constructor() {
    this.bubble.className = styles['tooltip'] ?? '';
    this.bubble.setAttribute('role', 'tooltip');
    this.bubble.style.setProperty('--gap', String(tooltipOffset));
  }

  /** Opens it after the delay, or immediately if another one was just open. */
  point(element: HTMLElement): void {
    if (element === this.element) return;
    const skips = this.bubble.isConnected || performance.now() - this.closed < tooltipSkipDelay;
    this.close();
    this.element = element;
    if (skips) this.open(element);
    else this.timer = setTimeout(() => this.open(element), tooltipDelay);
  }

  /** Closes it, unless the pointer moved between the tooltip and its element. */
  leave(to: EventTarget | null): void {
    const within = to instanceof Node && (this.bubble.contains(to) || this.element?.contains(to));
    if (!within) this.close();
  }

  open(element: HTMLElement): void {
    clearTimeout(this.timer);
    const text = element.dataset['tooltip'];
    if (text === undefined || text === '' || !element.isConnected) return;
    this.element = element;
    this.bubble.textContent = text;
    // In the element's landmark, so that all of the page's content is in one.
    (element.closest('header, main, footer') ?? document.body).append(this.bubble);
    this.place(element.getBoundingClientRect());
  }

  close(): void {
    clearTimeout(this.timer);
    this.element = undefined;
    if (!this.bubble.isConnected) return;
    this.bubble.remove();
    this.closed = performance.now();
  }

  /** Closes an open tooltip, because its element moves; one that opens later is measured then. */
  scroll(): void {
    if (this.bubble.isConnected) this.close();
  }

  /** Above the element, or below it where there is no room, and within the window. */
  private place({ left, top, bottom, width }: DOMRect): void {
    const { offsetWidth, offsetHeight } = this.bubble;
    const above = top - tooltipOffset - offsetHeight;
    const rightmost = document.documentElement.clientWidth - offsetWidth - MARGIN;
    const x = Math.max(MARGIN, Math.min(left + (width - offsetWidth) / 2, rightmost));
    const y = above >= MARGIN ? above : bottom + tooltipOffset;
    this.bubble.style.transform = `translate(${Math.round(x)}px, ${y}px)`;
  }
}

/**
 * Shows tooltips of elements that are hovered or focused by keyboard. Escape, a press and scrolling
 * close them; the pointer may move over them (WCAG 2.2, 1.4.13).
 *
 * @param first the element that is hovered or focused already
 */
export function startTooltips(first: HTMLElement): void {
  const tooltip = new Tooltip();
  const focus = (element: HTMLElement | null): void => {
    if (element?.matches(':focus-visible')) tooltip.open(element);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const element = pointerType === 'touch' ? null : elementOf(target);
    if (element) tooltip.point(element);
  });
  document.addEventListener('pointerout', ({ relatedTarget }) => tooltip.leave(relatedTarget));
  document.addEventListener('pointerdown', () => tooltip.close());
  document.addEventListener('focusin', ({ target }) => focus(elementOf(target)));
  document.addEventListener('focusout', () => tooltip.close());
  document.addEventListener('scroll', () => tooltip.scroll(), { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tooltip.close();
  });
  // Its event was dispatched before this code was loaded.
  if (first.matches(':hover') && window.matchMedia('(hover: hover)').matches) tooltip.point(first);
  focus(first);
}
