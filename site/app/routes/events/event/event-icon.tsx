import { LineDrawing } from '~/components/line-icon/line-icon';

const shapes = {
  time: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4.5V12l3.2 2',
  place:
    'M12 21.5c4.5-4.7 7-8.3 7-11.6a7 7 0 1 0-14 0c0 3.3 2.5 6.9 7 11.6ZM12 7.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
  calendar:
    'M20.5 11.5V6.5a1.5 1.5 0 0 0-1.5-1.5H5a1.5 1.5 0 0 0-1.5 1.5V19A1.5 1.5 0 0 0 5 20.5h7.5M3.5 10h17M8 2.8V7m8-4.2V7m2 8v6m-3-3h6',
} as const;

/** An icon beside a fact of an event. */
export function EventIcon({ name }: { name: keyof typeof shapes }) {
  return <LineDrawing path={shapes[name]} size="1.15em" />;
}
