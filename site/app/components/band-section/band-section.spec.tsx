import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BandSection } from './band-section';

describe('a section on a coloured band', () => {
  test('shows its heading and its content, and can be linked to', () => {
    const { container } = render(
      <BandSection id="volunteer" title="Volontirajte" drawing="passing-stone">
        <p>Javite nam se.</p>
      </BandSection>,
    );
    const section = container.querySelector('section#volunteer');
    expect(section).toHaveClass('band');
    expect(screen.getByRole('region', { name: 'Volontirajte' })).toBe(section);
    expect(screen.getByRole('heading', { level: 2, name: 'Volontirajte' })).toBeVisible();
    expect(section).toHaveTextContent('Javite nam se.');
    expect(container.querySelector('svg')).toHaveClass('drawing');
  });
});
