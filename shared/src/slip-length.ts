/** How many characters of a payment slip a text takes: HUB-3A counts č, ć, đ, š and ž as two. */
export function slipLength(text: string): number {
  return text.length + (text.match(/[čćđšž]/gi)?.length ?? 0);
}
