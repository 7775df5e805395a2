import { pageTextLabelsHr } from './general/page-text-labels';

export const pageTextsHr = {
  admin: {
    lead: 'Promijenite tekstove na stranicama. Što ne promijenite, ostaje kako jest. Pritisnite tekst u pregledu da otvorite njegovo polje.',
    choose: 'Stranica koju uređujete',
    preview: 'Stranica kako će je vidjeti posjetitelji',
    in: { hr: '%{label} (hrvatski)', en: '%{label} (engleski)' },
    changed: 'Promijenjeno',
    restore: 'Vrati izvorni tekst',
    restoreNamed: 'Vrati izvorni tekst: %{name}',
    save: 'Spremi tekstove',
    problems: {
      empty: 'Upišite tekst ili vratite izvorni',
      lines: 'Tekst ne smije imati prijelome redaka',
      long: 'Dopušteno je najviše ovoliko znakova: %{max}',
      missing: 'U tekstu mora ostati %{part}',
      repeated: 'U tekstu je %{part} više puta nego u izvornom',
      unknown: 'Dopuštene su samo oznake u zagradama {{ }} i < > iz izvornog teksta',
    },
    toast: {
      saved: {
        title: 'Tekstovi su spremljeni',
        description: 'Promjene su odmah vidljive na javnoj stranici.',
      },
      failed: {
        title: 'Tekstovi nisu spremljeni',
        description: 'Dogodila se pogreška. Vaš je unos sačuvan, pokušajte ponovno.',
      },
    },
    labels: pageTextLabelsHr,
  },
  resource: { name: 'Stranica |||| Stranice |||| Stranice' },
};
