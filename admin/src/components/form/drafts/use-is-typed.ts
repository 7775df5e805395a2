import { useFormState } from 'react-hook-form';

/**
 * Whether something was typed in the form. When new defaults come, such as the next place in a list,
 * react-hook-form takes the form for untouched, though the fields that were typed in are not.
 */
export function useIsTyped(): boolean {
  const { isDirty, dirtyFields } = useFormState();
  return isDirty || Object.values(dirtyFields).some(Boolean);
}
