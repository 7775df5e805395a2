import type { Locator, Page } from '@playwright/test';
import { hr } from './texts';

/** The Croatian menu of the panel. */
export const menuOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: hr.admin.menu.label });
