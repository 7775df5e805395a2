export const draftLinkEn = {
  copy: 'Copy link to draft',
  withdraw: 'Withdraw link',
  active:
    'The link works until %{date}. Whoever has it sees the version saved last, without signing in.',
  copied: 'The link is copied. It works until %{date}.',
  withdrawn: 'The link is withdrawn and no longer opens the draft.',
  link: 'Link to the draft',
  refused: 'The browser does not allow copying. Copy the link from here.',
};
