import { useTranslation } from 'react-i18next';
import { categoryTone } from 'shared/category-tone';
import { categoryName } from '~/i18n/category';
import { Badge } from './badge';

/** The category of one post or project, in its colour and the language of the page. */
export function CategoryBadge({ category }: { category: string }) {
  const { t } = useTranslation();
  return <Badge tone={categoryTone(category)}>{categoryName(category, t, true)}</Badge>;
}
