import { categoryTone } from 'shared/category-tone';
import { categoryName } from '~/i18n/category';
import { useLanguage } from '~/i18n/use-language';
import { Badge } from './badge';

/** The category of a post or project, in its colour and the language of the page. */
export function CategoryBadge({ category }: { category: string }) {
  const language = useLanguage();
  return <Badge tone={categoryTone(category)}>{categoryName(category, language)}</Badge>;
}
