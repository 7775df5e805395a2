const PLAIN: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** The name of a document as part of a URL: `Letak Zaželi` becomes `letak-zazeli`. */
export function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đßæøł]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
  return plain || 'dokument';
}
