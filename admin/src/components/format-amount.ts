/** An amount of money as the language writes it: `1.250,00 €` or `€1,250.00`. */
export function formatAmount(amount: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'hr-HR', {
    style: 'currency',
    currency,
  }).format(amount);
}
