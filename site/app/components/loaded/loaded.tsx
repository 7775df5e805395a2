import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';

interface LoadedProps<T> {
  /** The data, or a promise of it while it is still loading. */
  data: T | Promise<T>;
  /** Stands in the place until the data is there. */
  skeleton: ReactNode;
  /** Shown when loading fails; without it the page's error boundary takes over. */
  failed?: ReactNode;
  children: (data: Awaited<T>) => ReactNode;
}

/** Shows data that a loader returned at once (server) or is still bringing (browser). */
export function Loaded<T>({ data, skeleton, failed, children }: LoadedProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Await<T | Promise<T>> resolve={data} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
