export const search = {
  title: 'Pretraga',
  titleOf: '„{{q}}“ – pretraga',
  lead: 'Pretražite članke, projekte, događaje, dokumente i\u00a0ljude udruge. Dovoljna je jedna riječ, u\u00a0bilo kojem padežu, s\u00a0kvačicama ili bez njih.',
  results_one: '{{count}} rezultat.',
  results_few: '{{count}} rezultata.',
  results_other: '{{count}} rezultata.',
  corrected: 'Nismo našli „{{q}}“. Prikazujemo rezultate za „{{corrected}}“.',
  none: 'Nema rezultata za „{{q}}“.',
  advice:
    'Provjerite jesu li riječi točno napisane ili pokušajte s\u00a0manje riječi. Pogledajte i\u00a0ove stranice, ili nam pišite pa ćemo potražiti zajedno.',
  back: 'Natrag na sve rezultate',
  groups: {
    blog: 'Članci',
    projects: 'Projekti',
    events: 'Događaji',
    'public-calls': 'Javni pozivi',
    documents: 'Dokumenti',
    team: 'Ljudi',
  },
  all: {
    blog: 'Svi članci ({{total}})',
    projects: 'Svi projekti ({{total}})',
    events: 'Svi događaji ({{total}})',
    'public-calls': 'Svi javni pozivi ({{total}})',
    documents: 'Svi dokumenti ({{total}})',
    team: 'Svi ljudi ({{total}})',
  },
};
