/** The passkeys of the signed-in user. */
export const passkeysHr = {
  title: 'Pristupni ključevi',
  text: 'Pristupnim ključem prijavljujete se otiskom prsta, licem ili PIN-om uređaja, bez korisničkog imena i lozinke. Lozinka i dalje vrijedi.',
  none: 'Još nemate pristupnih ključeva.',
  created: 'Dodan %{date}',
  used: 'Posljednja prijava %{date}',
  unused: 'Njime se još niste prijavili',
  name: 'Naziv novog ključa',
  nameHelp: 'Po njemu ćete ga prepoznati, npr. „Mobitel” ili „Računalo u uredu”.',
  newName: 'Novi naziv',
  required: 'Naziv je obavezan',
  add: 'Dodaj pristupni ključ',
  added: 'Pristupni ključ je dodan',
  rename: 'Preimenuj',
  save: 'Spremi naziv',
  renamed: 'Pristupni ključ je preimenovan',
  remove: 'Ukloni',
  removed: 'Pristupni ključ je uklonjen',
  question: {
    title: 'Ukloniti „%{name}”?',
    text: 'Tim se ključem više nećete moći prijaviti. Na uređaju ili u upravitelju lozinki ostaje spremljen dok ga i ondje ne obrišete.',
  },
  unavailable:
    'Ovdje se pristupni ključevi ne mogu dodavati: treba im preglednik koji ih podržava i adresa https:// s imenom domene.',
  failed: {
    stopped: 'Pristupni ključ nije dodan: postupak je prekinut ili je isteklo vrijeme.',
    known: 'Pristupni ključ ovog uređaja već je dodan.',
    address:
      'Pristupni ključ može se dodati samo na glavnoj adresi stranice. Otvorite panel ondje.',
    other: 'Pristupni ključ nije dodan. Pokušajte ponovno ili na drugom uređaju.',
  },
};
