function loadStyleSheet(file: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/${file}`;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
  });
  document.head.append(link);
  return loaded;
}

/**
 * Imports a part of the site that is loaded on demand, after its style sheets.
 * @param styleSheets without the leading slash; the build adds them to `import()`
 */
export async function importWithStyles<Part>(
  load: () => Promise<Part>,
  styleSheets: readonly string[] = [],
): Promise<Part> {
  await Promise.all(styleSheets.map(loadStyleSheet));
  return load();
}
