import type { conflictHr } from '../../hr/general/conflict';

export const conflictEn: typeof conflictHr = {
  title: 'Somebody has saved this record in the meantime',
  titleNamed: '%{name} saved this record in the meantime: %{date}',
  text: 'Your changes are not saved, but nothing is lost: all you typed is still in the form. New in the saved record:',
  yours: 'you typed: %{value}',
  empty: '(empty)',
  keep: 'Continue with my changes',
  keepHelp:
    'If you continue, what you typed stays and the other fields take the saved values. Look them over and save again.',
  load: 'Load the saved record, discard mine',
  kept: 'Your changes are kept. Look the form over and save again.',
  loaded: 'The saved record is loaded.',
  gone: 'The saved record could not be loaded. What you typed is still here; try saving again.',
};
