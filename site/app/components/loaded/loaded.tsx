import { Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';

interface LoadedProps<T> {
  /** The data, or a promise while they are loading. */
  data: T | Promise<T>;
  /** Shown while the data are loading. */
  skeleton: ReactNode;
  /** Shown when loading fails; without it the page's error boundary takes over. */
  failed?: ReactNode;
  children: (data: Awaited<T>) => ReactNode;
}

/** Shows data that a loader returned (server) or is still loading (browser). */
export function Loaded<T>({ data, skeleton, failed, children }: LoadedProps<T>) {
  return (
    <Suspense fallback={skeleton}>
      <Await<T | Promise<T>> resolve={data} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  );
}
