import type { CalendarEvent } from '~/api/client';
import { Picture } from '~/components/picture/picture';

/** The event's picture, where it has one. */
export function EventPicture({ event, className }: { event: CalendarEvent; className?: string }) {
  return (
    <Picture
      image={event.image}
      fallback={event.imageUrl}
      sizes="(min-width: 60em) 18rem, 100vw"
      width={480}
      height={360}
      className={className}
    />
  );
}
