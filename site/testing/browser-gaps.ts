import { jest } from '@jest/globals';

// jsdom lays nothing out, so nothing ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = jest.fn<ResizeObserver['observe']>();
  unobserve = jest.fn<ResizeObserver['unobserve']>();
  disconnect = jest.fn<ResizeObserver['disconnect']>();
};

// jsdom has no pointers.
class TestPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
Object.defineProperty(globalThis, 'PointerEvent', { value: TestPointerEvent });

// jsdom has no dialogs yet.
HTMLDialogElement.prototype.showModal ??= jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
HTMLDialogElement.prototype.close ??= jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
});

// jsdom lays nothing out, so nothing scrolls.
Element.prototype.scrollIntoView ??= jest.fn();
