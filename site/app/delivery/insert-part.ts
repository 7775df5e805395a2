/**
 * Replaces the element before this script, which holds HTML as plain text, by the part of the page
 * that it describes.
 */
export function run(): void {
  const script = document.currentScript;
  const text = script?.previousElementSibling;
  script?.remove();
  if (text) text.outerHTML = text.textContent;
}
