/** A minimal PDF with one page. */
export function pdf(text: string) {
  let body = `%PDF-1.4\n% ${text}\n`;
  const starts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ].map((object, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${starts.join('')}`;
  const end = `trailer<</Root 1 0 R/Size 4>>\nstartxref\n${body.length}\n%%EOF\n`;
  return {
    name: `${text}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(body + table + end),
  };
}
