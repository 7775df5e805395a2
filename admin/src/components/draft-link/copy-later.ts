/**
 * Copies a text that has yet to arrive.
 * @throws where the browser refuses, or the text does not arrive
 */
export async function copyLater(text: Promise<string>): Promise<void> {
  // Undefined in older browsers; Safari copies after a wait only in this form.
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((arrived) => new Blob([arrived], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
