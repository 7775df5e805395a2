import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { catalogue as english } from '~/i18n/en';
import { installCatalogue } from '~/i18n/translator';
import { exampleRow } from '../../../testing/example-row';
import { renderPage } from '../../../testing/render-page';
import { OpeningPhoto, openingClass } from './opening-photo';
import { Framed, Picture } from './picture';

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

  test('has classes for its focal point, unless that is its centre', () => {
    const classes = (focalX: number, focalY: number) => {
      const { container, unmount } = renderPage(
        <Picture image={{ ...image, focalX, focalY }} fallback={null} sizes="100vw" />,
      );
      const shown = container.querySelector('img')?.className;
      unmount();
      return shown;
    };
    expect(classes(50, 50)).toBe('shown image');
    expect(classes(50, 0)).toBe('shown image focal-x50 focal-y0');
    expect(classes(100, 50)).toBe('shown image focal-x100 focal-y50');
    expect(classes(20, 80)).toBe('shown image focal-x20 focal-y80');
  });

  test('that stands alone is a stone with its caption below it, and no figure without one', () => {
    const shown = <Picture image={image} fallback={null} sizes="100vw" />;
    const { unmount } = renderPage(<Framed image={image} id={6} children={shown} />);
    expect(screen.getByRole('figure')).toHaveTextContent('Radionica u Kninu. Foto: Ana Horvat');
    const frame = screen.getByRole('img').closest('.stone-frame');
    expect(frame).toHaveClass('shape-2');
    expect(frame).not.toHaveTextContent('Radionica');
    unmount();
    renderPage(<Framed image={{ ...image, caption: null }} id={8} children={shown} />);
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('img').closest('.stone-frame')).toHaveClass('shape-0');
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

installCatalogue('en', english);

const photo = exampleRow('ImageDto', {
  url: '/media/abc.webp',
  width: 1600,
  height: 1067,
  alt: 'Žene slažu kamen na kamen',
  caption: 'Suhozid iznad Skradina. Foto: Ana Horvat',
  captionEn: null,
  focalX: 30,
  focalY: 50,
  variants: [
    { url: '/media/abc-480.avif', width: 480, height: 320, format: 'avif' },
    { url: '/media/abc-1600.avif', width: 1600, height: 1067, format: 'avif' },
  ],
});

describe('the photo of a first screen', () => {
  test('is loaded first, for the width of the window, and keeps its focal point', () => {
    const { container } = renderPage(<OpeningPhoto image={photo}>kamenje</OpeningPhoto>);
    const shown = screen.getByRole('img', { name: 'Žene slažu kamen na kamen' });
    expect(shown).toHaveAttribute('fetchpriority', 'high');
    expect(shown).not.toHaveAttribute('loading');
    expect(shown).toHaveAttribute('height', '1067');
    expect(shown).toHaveClass('focal-x30');
    expect(container.querySelector('source')?.sizes).toBe('(max-width: 30em) 320px, 100vw');
  });

  test('has the stones over its edge, then its caption and credit in their language', () => {
    renderPage(<OpeningPhoto image={photo}>kamenje</OpeningPhoto>, { language: 'en' });
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('kamenjeSuhozid iznad Skradina. Foto: Ana Horvat');
    expect(figure.querySelector('figcaption')).toHaveAttribute('lang', 'hr');
  });

  test('is beside the text where it is tall, and then half as wide in wide windows', () => {
    expect(openingClass(photo, 'above', 'beside')).toBe('opening above');
    const tall = { ...photo, width: 1000, height: 1000 };
    expect(openingClass(tall, 'above', 'beside')).toBe('opening tall beside');
    const { container } = renderPage(<OpeningPhoto image={tall}>kamenje</OpeningPhoto>);
    expect(container.querySelector('source')?.sizes).toBe(
      '(max-width: 30em) 320px, (min-width: 60em) 50vw, 100vw',
    );
  });
});
