/**
 * Replaces the element before this script, which contains HTML as plain text, by the elements of
 * that HTML.
 */
export function run(): void {
  const script = document.currentScript;
  const text = script?.previousElementSibling;
  script?.remove();
  if (text) text.outerHTML = text.textContent;
}
