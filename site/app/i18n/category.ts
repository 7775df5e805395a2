import type { Language } from './language';

const names: Record<string, Record<Language, string>> = {
  news: { hr: 'Vijesti', en: 'News' },
  article: { hr: 'Članci', en: 'Articles' },
  announcement: { hr: 'Obavijesti', en: 'Announcements' },
  education: { hr: 'Obrazovanje', en: 'Education' },
  business: { hr: 'Poduzetništvo', en: 'Business' },
  sustainability: { hr: 'Održivost', en: 'Sustainability' },
  'sustainable development': { hr: 'Održivi razvoj', en: 'Sustainable development' },
  conference: { hr: 'Konferencija', en: 'Conference' },
  prevencija: { hr: 'Prevencija', en: 'Prevention' },
  terapija: { hr: 'Terapija', en: 'Therapy' },
  'psihosocijalna podrška': { hr: 'Psihosocijalna podrška', en: 'Psychosocial support' },
  'podrška starijima': { hr: 'Podrška starijima', en: 'Support for older people' },
  'zaštita djece': { hr: 'Zaštita djece', en: 'Child protection' },
  'socijalne usluge': { hr: 'Socijalne usluge', en: 'Social services' },
};

/** The name of a category of posts or projects; one without a translation is shown as it is. */
export function categoryName(category: string, language: Language): string {
  return names[category.toLowerCase()]?.[language] ?? category;
}
