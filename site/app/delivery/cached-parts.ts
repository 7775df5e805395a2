/**
 * Custom element that marks a part of the frame while the server renders, which then removes its
 * tags; parts are not nested.
 */
export const FRAME_PART = 'frame-part';
/** Its attribute with the key of the part. */
export const PART_KEY = 'data-key';

/** A part of the frame, with its HTML once it was rendered. */
export interface FramePart {
  depends: readonly unknown[];
  html?: Uint8Array;
}

const known = new Map<string, FramePart>();

/**
 * The part that was rendered last for a key.
 * @param depends all that its HTML depends on besides the key; compared by identity
 */
export function framePart(key: string, depends: readonly unknown[]): FramePart {
  const found = known.get(key);
  if (found?.depends.every((each, index) => each === depends[index])) return found;
  const part = { depends };
  known.set(key, part);
  return part;
}
