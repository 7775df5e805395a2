import { useTranslation } from 'react-i18next';
import { categoryName } from '~/i18n/category';
import { Badge } from './badge';

/** The category of one post or project, in the language of the page. */
export function CategoryBadge({ category }: { category: string }) {
  const { t } = useTranslation();
  return <Badge>{categoryName(category, t, true)}</Badge>;
}
