import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** A valid PDF of one page, with additions to its catalog, its objects and its trailer. */
export function smallPdf(catalog = '', additionalObjects: string[] = [], trailer = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...additionalObjects,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const sha256 = (...parts: Uint8Array[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/**
 * An encrypted PDF (ISO 32000-1 with Adobe's extension level 3, revision 5). Without a password
 * everybody may open it, as files that are only locked against editing.
 */
export function encryptedPdf(password: string, additionalObjects: string[] = []): Buffer {
  const [validation, salt] = [randomBytes(8), randomBytes(8)];
  const user = Buffer.concat([sha256(Buffer.from(password), validation), validation, salt]);
  const cipher = createCipheriv(
    'aes-256-cbc',
    sha256(Buffer.from(password), salt),
    Buffer.alloc(16),
  ).setAutoPadding(false);
  const fileKey = cipher.update(randomBytes(32));
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
  const dictionary =
    '<< /Filter /Standard /V 5 /R 5 /Length 256 /P -3904 /StmF /StdCF /StrF /StdCF ' +
    '/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> ' +
    `/O ${hex(randomBytes(48))} /OE ${hex(randomBytes(32))} /U ${hex(user)} /UE ${hex(fileKey)} /Perms ${hex(randomBytes(16))} >>`;
  const id = hex(randomBytes(16));
  const trailer = `/Encrypt 4 0 R /ID [${id} ${id}]`;
  return smallPdf('', [dictionary, ...additionalObjects], trailer);
}

export const dataUrl = (bytes: Buffer): string =>
  `data:application/pdf;base64,${bytes.toString('base64')}`;
