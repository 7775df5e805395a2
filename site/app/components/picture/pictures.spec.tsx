import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { exampleRow } from '../../../testing/example-row';
import { renderPage } from '../../../testing/render-page';
import { Picture } from './picture';

const image = exampleRow('ImageDto', {
  url: '/media/abc.webp',
  width: 1600,
  height: 900,
  alt: 'Mladi na radionici',
  caption: 'Radionica u Kninu. Foto: Ana Horvat',
  captionEn: null,
  focalX: 50,
  focalY: 50,
  placeholder: '#7d8a6b',
  variants: [
    { url: '/media/abc-480.avif', width: 480, height: 270, format: 'avif' },
    { url: '/media/abc-480.webp', width: 480, height: 270, format: 'webp' },
    { url: '/media/abc.avif', width: 1600, height: 900, format: 'avif' },
    { url: '/media/abc.webp', width: 1600, height: 900, format: 'webp' },
  ],
});

describe('a picture', () => {
  test('that was uploaded has sources of each format and width, the better format first', () => {
    const { container } = renderPage(
      <Picture image={image} fallback="/images/a.svg" sizes="100vw" />,
    );
    const offered = [...container.querySelectorAll('source')].map((source) => [
      source.type,
      source.srcset,
    ]);
    expect(offered).toEqual([
      ['image/avif', '/media/abc-480.avif 480w, /media/abc.avif 1600w'],
      ['image/webp', '/media/abc-480.webp 480w, /media/abc.webp 1600w'],
    ]);
    const shown = screen.getByRole('img', { name: 'Mladi na radionici' });
    expect(shown).toHaveAttribute('src', '/media/abc.webp');
    expect(shown).toHaveAttribute('width', '1600');
    expect(shown).toHaveAttribute('height', '900');
    // Set by script; the content security policy blocks style attributes in the HTML.
    expect(shown).toHaveStyle({ background: '#7d8a6b' });
  });

  test('loads lazily unless it is eager', () => {
    const { unmount } = renderPage(<Picture image={image} fallback={null} sizes="100vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    unmount();
    renderPage(<Picture image={image} fallback={null} sizes="100vw" eager />);
    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
