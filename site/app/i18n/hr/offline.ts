export const offline = {
  title: 'Nema veze s internetom',
  lead: 'Ovu stranicu još niste otvorili na ovom uređaju, pa je bez interneta ne možemo prikazati.',
  retry: 'Pokušajte ponovno',
  cachedPages: 'Stranice koje možete čitati bez interneta',
  contact: 'Nazovite nas',
  contactText: 'Za poziv vam internet ne treba.',
  email: 'E-pošta',
  unsent: {
    title: 'Ništa nije poslano',
    lead: 'Nema veze s\u00a0internetom, pa nam ono što ste upisali nije stiglo.',
    text: 'Vratite se na prethodnu stranicu: ono što ste upisali trebalo bi još biti u obrascu. Pošaljite ga kad opet budete povezani.',
  },
};
