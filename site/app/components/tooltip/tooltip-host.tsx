import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './tooltip-host.module.css';

/** Milliseconds of pointing before a tooltip opens. */
export const tooltipDelay = 700;
/** Within this many milliseconds after one tooltip the next opens at once. */
export const tooltipSkipDelay = 300;
/** Pixels between the element and its tooltip. */
export const tooltipOffset = 4;

interface Anchor {
  element: HTMLElement;
  text: string;
}

function anchorOf(target: EventTarget | null): Anchor | undefined {
  const element = target instanceof Element ? target.closest('[data-tooltip]') : null;
  if (!(element instanceof HTMLElement)) return undefined;
  const text = element.dataset['tooltip'] ?? '';
  return text === '' ? undefined : { element, text };
}

/**
 * One tooltip for the whole page. Its trigger is an unseen element laid over the anchor, to which
 * the anchor's events are handed on; so anchors stay plain elements of the server's HTML.
 */
export function TooltipHost({ first }: { first: HTMLElement }) {
  const [anchor, setAnchor] = useState<Anchor | undefined>(() => anchorOf(first));
  const proxy = useRef<HTMLSpanElement>(null);
  const element = anchor?.element;

  useEffect(() => {
    const notice = ({ target }: Event) => {
      const next = anchorOf(target);
      if (next !== undefined) setAnchor((old) => (old?.element === next.element ? old : next));
    };
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);

  useLayoutEffect(() => {
    const trigger = proxy.current;
    if (element === undefined || trigger === null) return undefined;
    const place = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      Object.assign(trigger.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    const pointer = (type: string, { pointerType, clientX, clientY }: PointerEvent) =>
      trigger.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType, clientX, clientY }),
      );
    const move = (event: PointerEvent) => {
      place();
      pointer('pointermove', event);
    };
    const leave = (event: PointerEvent) => {
      pointer('pointerleave', event);
      pointer('pointerout', event);
    };
    const down = (event: PointerEvent) => pointer('pointerdown', event);
    const focus = () => {
      if (!element.matches(':focus-visible')) return;
      place();
      trigger.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    };
    const blur = () => trigger.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', down);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    place();
    if (element === document.activeElement) focus();
    // A pointer that already rests here may never move again.
    if (element.matches(':hover') && window.matchMedia('(hover: hover)').matches) {
      const resting = { bubbles: true, pointerType: 'mouse' };
      trigger.dispatchEvent(new PointerEvent('pointermove', resting));
    }
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  }, [element]);

  return (
    <Provider delayDuration={tooltipDelay} skipDelayDuration={tooltipSkipDelay}>
      {anchor === undefined ? null : (
        <Root>
          <Trigger asChild>
            <span ref={proxy} className={styles.proxy} />
          </Trigger>
          <Portal>
            <Content className={styles.tooltip} sideOffset={tooltipOffset}>
              {anchor.text}
            </Content>
          </Portal>
        </Root>
      )}
    </Provider>
  );
}

export function startTooltips(first: HTMLElement): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<TooltipHost first={first} />);
}
