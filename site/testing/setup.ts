import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { catalogue } from '../app/i18n/hr';
import { installCatalogue } from '../app/i18n/translator';

installCatalogue('hr', catalogue);

// jsdom has no dialogs yet.
HTMLDialogElement.prototype.showModal ??= jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
HTMLDialogElement.prototype.close ??= jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
});
