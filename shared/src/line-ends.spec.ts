import { describe, expect, test } from '@jest/globals';
import { withLineEnds } from './line-ends.js';
import { plainSpaces } from './plain-spaces.js';

/** Shows a no-break space as `_` and a word joiner as `=`. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '=');

describe('a Croatian text', () => {
  test.each([
    ['Pomoć u kući i na poslu', 'Pomoć u_kući i_na poslu'],
    ['I vaš kamen. U našem, a i o njemu', 'I_vaš kamen. U_našem, a_i_o_njemu'],
    ['(s datumom) „o čemu”', '(s_datumom) „o_čemu”'],
    ['razgovor s ', 'razgovor s_'],
    ['Ana, s\u00a0kim', 'Ana, s_kim'],
    ['Vitamin C i program A', 'Vitamin C i_program A'],
    ['škola i\nkuća', 'škola i\nkuća'],
    ['Traje 36 mjeseci', 'Traje 36_mjeseci'],
    ['od 65 godina, 1.250,50 € ili 120 % mirovine', 'od 65_godina, 1.250,50_€ ili 120_% mirovine'],
    ['65 i više od 2 h', '65 i_više od 2_h'],
    ['od 18 do 20 sati', 'od 18_do 20_sati'],
    ['10000 Zagreb', '10000_Zagreb'],
    ['{{count}} minuta, {{name}} kaže', '{{count}}_minuta, {{name}} kaže'],
    ['do 22. travnja 2024. u podne', 'do 22._travnja_2024. u_podne'],
    ['Travanj 2024. bio je kišan', 'Travanj_2024. bio je kišan'],
    ['Do 2024. godine. Osnovana 2009. Zatim', 'Do 2024._godine. Osnovana 2009. Zatim'],
    ['trećeg ili 4. stupnja', 'trećeg ili 4._stupnja'],
    ['12. – 13. listopada 2023.', '12._–_13._listopada_2023.'],
    ['Programa 2021. – 2027.', 'Programa 2021._–_2027.'],
    ['Razgovor – i čaj', 'Razgovor_– i_čaj'],
    ['čl. 6. st. 1. toč. (a) GDPR-a', 'čl._6._st._1._toč._(a) GDPR-a'],
    ['sv. Ante, čest. 5', 'sv._Ante, čest. 5'],
    ['projekt Zaželi III počinje', 'projekt Zaželi_III počinje'],
    ['Šibensko-kninska županija', 'Šibensko-kninska županija'],
    [
      'Kava uz koju se dogovaramo na cijelom području Šibensko-kninske županije',
      'Kava uz koju se dogovaramo na cijelom području Šibensko-=kninske županije',
    ],
    [
      'Kod za banku: ovaj QR-kod čitaju aplikacije banaka u drugim zemljama',
      'Kod za banku: ovaj QR-=kod čitaju aplikacije banaka u_drugim zemljama',
    ],
    [
      'https://primjer.example/slano-more i more-sunce.hr',
      'https://primjer.example/slano-more i_more-sunce.hr',
    ],
    ['e-pošta, QR-kod, HR00 - datum uplate', 'e-pošta, QR-kod, HR00 - datum uplate'],
    ['116 006 i +385 1 555 0100', '116_006 i_+385 1 555 0100'],
    ['Nazovite 116 006 besplatno', 'Nazovite 116_006 besplatno'],
    [
      'IBAN HR12 1160 0611 6006, 116 0062, 5 116 006',
      'IBAN HR12 1160 0611 6006, 116 0062, 5 116 006',
    ],
    ['HR12 0006 116 006 116 006 7', 'HR12 0006 116 006 116 006 7'],
  ])('“%s” breaks as “%s”', (text, expected) => {
    expect(shown(withLineEnds(text, 'hr'))).toBe(expected);
    expect(plainSpaces(withLineEnds(text, 'hr'))).toBe(plainSpaces(text));
  });

  test('stays as it is the second time', () => {
    const once = withLineEnds('U kući 12. – 13. svibnja 2026. i 2 sata', 'hr');
    expect(withLineEnds(once, 'hr')).toBe(once);
  });
});

describe('an English text', () => {
  test.each([
    ['A talk, and I listen', 'A talk, and I listen'],
    ['36 months, 120 % and 15 years', '36_months, 120_% and 15_years'],
    ['22 April 2024 to 22 April 2027', '22_April_2024 to 22_April_2027'],
    ['In May 2024 we may 2 times', 'In May 2024 we may 2_times'],
    ['3 – 5 June 2025', '3_–_5_June_2025'],
    ['Help – and tea', 'Help_– and tea'],
    ['Zaželi III and Šibensko-kninska', 'Zaželi_III and Šibensko-kninska'],
    ['on 116 006 or 112', 'on 116_006 or 112'],
    [
      'Psychosocial support programme for at-risk children and youth',
      'Psychosocial support programme for at-=risk children and youth',
    ],
    [
      'A long text names co-op.example/at-risk and my-house@co-op.example',
      'A long text names co-op.example/at-risk and my-house@co-op.example',
    ],
  ])('“%s” breaks as “%s”', (text, expected) => {
    expect(shown(withLineEnds(text, 'en'))).toBe(expected);
  });
});
