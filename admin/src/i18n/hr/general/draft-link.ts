/** Texts about the link that shows a draft. Dates end with a full stop. */
export const draftLinkHr = {
  copy: 'Kopiraj poveznicu na skicu',
  withdraw: 'Povuci poveznicu',
  active:
    'Poveznica vrijedi do %{date} Tko je ima, vidi posljednju spremljenu inačicu, i bez prijave.',
  copied: 'Poveznica je kopirana. Vrijedi do %{date}',
  withdrawn: 'Poveznica je povučena i više ne otvara skicu.',
  link: 'Poveznica na skicu',
  refused: 'Preglednik ne dopušta kopiranje. Kopirajte poveznicu odavde.',
};
