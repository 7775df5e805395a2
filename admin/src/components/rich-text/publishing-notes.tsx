import type { PublishingNotesProps } from './notes/publishing-notes';
import { useEditorModule } from './use-editor-module';

/** What may be done before the form is published; shown once the editor's scripts are loaded. */
export function PublishingNotes(props: PublishingNotesProps) {
  const editor = useEditorModule();
  return typeof editor === 'object' ? <editor.PublishingNotes {...props} /> : null;
}
