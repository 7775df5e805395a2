import type { PublicCall } from '~/api/client';

interface Extension {
  from: string;
  /** Null: until further notice. */
  to: string | null;
}

/** The former and the present deadline of an open call whose deadline was extended last. */
export function extensionOf({
  state,
  corrections,
}: Pick<PublicCall, 'state' | 'corrections'>): Extension | undefined {
  const last = corrections.flatMap(({ deadline }) => deadline ?? []).at(-1);
  if (state !== 'open' || !last?.from) return undefined;
  const longer = last.to === null || Date.parse(last.to) > Date.parse(last.from);
  return longer ? { from: last.from, to: last.to } : undefined;
}
