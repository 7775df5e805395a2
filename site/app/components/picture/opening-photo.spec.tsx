import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { catalogue as english } from '~/i18n/en';
import { installCatalogue } from '~/i18n/translator';
import { exampleRow } from '../../../testing/example-row';
import { renderPage } from '../../../testing/render-page';
import { OpeningPhoto, openingClass } from './opening-photo';

installCatalogue('en', english);

const image = exampleRow('ImageDto', {
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
    const { container } = renderPage(<OpeningPhoto image={image}>kamenje</OpeningPhoto>);
    const shown = screen.getByRole('img', { name: 'Žene slažu kamen na kamen' });
    expect(shown).toHaveAttribute('fetchpriority', 'high');
    expect(shown).not.toHaveAttribute('loading');
    expect(shown).toHaveAttribute('height', '1067');
    expect(shown).toHaveClass('focal-x30');
    expect(container.querySelector('source')?.sizes).toBe('(max-width: 30em) 320px, 100vw');
  });

  test('has the stones over its edge, then its caption and credit in their language', () => {
    renderPage(<OpeningPhoto image={image}>kamenje</OpeningPhoto>, { language: 'en' });
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent('kamenjeSuhozid iznad Skradina. Foto: Ana Horvat');
    expect(figure.querySelector('figcaption')).toHaveAttribute('lang', 'hr');
  });

  test('without a caption has none', () => {
    renderPage(<OpeningPhoto image={{ ...image, caption: null }}>kamenje</OpeningPhoto>);
    expect(screen.getByRole('figure').querySelector('figcaption')).toBeNull();
  });

  test('is beside the text where it is tall, and then half as wide in wide windows', () => {
    expect(openingClass(image, 'above', 'beside')).toBe('opening above');
    const tall = { ...image, width: 1000, height: 1000 };
    expect(openingClass(tall, 'above', 'beside')).toBe('opening tall beside');
    const { container } = renderPage(<OpeningPhoto image={tall}>kamenje</OpeningPhoto>);
    expect(container.querySelector('source')?.sizes).toBe(
      '(max-width: 30em) 320px, (min-width: 60em) 50vw, 100vw',
    );
  });
});
