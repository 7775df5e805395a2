import { UseDrawing } from '~/delivery/drawings';

export type IconName =
  | 'education'
  | 'responsibility'
  | 'sustainability'
  | 'community'
  | 'support'
  | 'elderly'
  | 'safety';

/** A small picture beside text; decoration. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 96 96" aria-hidden focusable="false">
      <UseDrawing file="/images/drawings/icons.svg" id={name} />
    </svg>
  );
}
