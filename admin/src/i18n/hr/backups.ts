export const backupsHr = {
  admin: {
    lead: 'Svake noći izrađuje se kopija svega što stranica čuva i odmah se provjerava može li se vratiti. Kopije sadrže osobne podatke: preuzetu čuvajte na sigurnom mjestu.',
    states: { verified: 'Provjerena', damaged: 'Oštećena', unknown: 'Nije provjerena' },
    uploadedFile: 'prenesena datoteka',
    encrypted:
      'Šifrirana je. Za vraćanje je preuzmite, dešifrirajte na računalu na kojem je ključ i prenesite dobivenu datoteku.',
    download: 'Preuzmi',
    restore: 'Vrati',
    none: 'Još nema nijedne kopije. Prva se izrađuje noćas, ili je napravite sada.',
    first: 'Još nema nijedne kopije. Prva se upravo izrađuje.',
    make: 'Napravi kopiju sada',
    makeHint:
      'Prije veće promjene, na primjer. Kopija izrađena na zahtjev čuva se tjedan dana, uz one koje nastaju svake noći.',
    making:
      'Kopija se izrađuje i provjerava, što može potrajati nekoliko minuta. Možete nastaviti s radom: kad bude gotova, pojavit će se na popisu.',
    upload: 'Prenesi kopiju',
    uploadHint:
      'Kopija koju ste prije preuzeli, datoteka koja završava na .backup. Nakon prijenosa pojavit će se na popisu.',
    uploading: 'Datoteka se prenosi. Ne zatvarajte ovu stranicu…',
    uploaded: 'Kopija je prenesena',
    running: 'Vraćanje kopije u tijeku',
    last: 'Posljednje vraćanje: %{date}',
    progress: 'Vraćanje kopije',
    signedOut: 'Vraćanje je završeno. Svi su korisnici odjavljeni: ponovno se prijavite.',
    signIn: 'Prijava',
    dialog: {
      title: 'Vraćanje kopije od %{date}',
      replaced:
        'Sve na stranici i u panelu, osim onoga što piše niže, postaje onakvo kakvo je bilo tada. Ono što je poslije dodano, promijenjeno ili pristiglo nestaje.',
      saved:
        'Prije toga sprema se i provjerava kopija sadašnjeg stanja, koju možete vratiti na isti način.',
      signedOut:
        'Svi će korisnici biti odjavljeni. Korisnički računi, lozinke, tokeni i dnevnik promjena ostaju kakvi su sada, a tko se odjavio s newslettera, ostaje odjavljen.',
      account:
        'Račun za donacije ostaje sadašnji. Ako je u kopiji drugi račun, upisuje se kao promjena koja čeka, kao i svaka druga. O vraćanju se obavještavaju svi administratori i Udruga.',
      erased: 'Osobni podaci obrisani nakon te kopije brišu se ponovno.',
      word: 'VRATI',
      repeat: 'Za potvrdu upišite %{word}',
      differs: 'Upišite riječ %{word}',
      confirm: 'Vrati ovu kopiju',
    },
  },
  resource: {
    name: 'Sigurnosna kopija |||| Sigurnosne kopije |||| Sigurnosnih kopija',
  },
};
