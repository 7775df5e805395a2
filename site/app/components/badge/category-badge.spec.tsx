import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '../../../testing/render-page';
import { CategoryBadge } from './category-badge';

describe('the badge of a category', () => {
  test('shows the name of the category in its colour', () => {
    renderPage(<CategoryBadge category="education" />);
    expect(screen.getByText('Obrazovanje')).toHaveClass('fig');
  });

  test('names the kind of one post, and a category without a translation as it is', () => {
    renderPage(<CategoryBadge category="news" />);
    renderPage(<CategoryBadge category="constructor" />);
    expect(screen.getByText('Vijest')).toBeVisible();
    expect(screen.getByText('constructor')).toBeVisible();
  });
});
