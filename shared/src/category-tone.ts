const TONES = ['sea', 'olive', 'fig'] as const;

/** The colour of a category of posts or projects. */
export type CategoryTone = (typeof TONES)[number];

/** Colours of known categories, which match the drawings of the projects. */
const KNOWN_TONES: Record<string, CategoryTone> = {
  news: 'sea',
  article: 'fig',
  announcement: 'olive',
  education: 'fig',
  business: 'sea',
  sustainability: 'olive',
  'sustainable development': 'olive',
  conference: 'sea',
  prevencija: 'olive',
  terapija: 'fig',
  'psihosocijalna podrška': 'sea',
  'podrška starijima': 'olive',
  'zaštita djece': 'sea',
  'socijalne usluge': 'fig',
};

/** The colour of a category; that of an unknown one is computed from its name. */
export function categoryTone(category: string): CategoryTone {
  const name = category.toLowerCase();
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return KNOWN_TONES[name] ?? TONES[sum % TONES.length] ?? 'sea';
}
