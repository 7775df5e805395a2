/** Error texts. Both languages load with the panel, as loading a catalogue may fail. */
export const failuresHr = {
  broken: {
    title: 'Ovo se nije moglo prikazati',
    text: 'Dogodila se pogreška u panelu. Ono što ste upisali u obrazac čuva se u ovom pregledniku i bit će vam ponuđeno kad ga ponovno otvorite.',
    retry: 'Pokušaj ponovno',
    reload: 'Ponovno učitaj panel',
    dashboard: 'Na nadzornu ploču',
  },
  status: {
    offline:
      'Nema veze s internetom. Upisano se ne gubi: ostavite ovu stranicu otvorenom, a spremanje se nastavlja kad se veza vrati.',
    unreachable:
      'Poslužitelj ne odgovara. Provjerite vezu i pokušajte ponovno; ono što ste upisali ostaje ovdje.',
    tooLarge:
      'Poslano je preveliko za poslužitelj. Priložite manju datoteku ili skratite tekst; ono što ste upisali ostaje ovdje.',
    notChanged: 'Promjena nije spremljena.',
    loadFailed: 'Podatke nije bilo moguće učitati.',
    retry: 'Pokušaj ponovno',
    part: 'Ovaj dio panela nije bilo moguće učitati. Provjerite vezu i ponovno učitajte panel; ono što ste upisali u obrazac čuva se u ovom pregledniku.',
    language:
      'Tekstove na drugom jeziku nije bilo moguće učitati. Provjerite vezu i ponovno učitajte panel; ono što ste upisali u obrazac čuva se u ovom pregledniku.',
  },
};
