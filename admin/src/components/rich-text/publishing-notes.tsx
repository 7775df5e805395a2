import { CroatianOnlyInput } from '../inputs/croatian-only-input';
import type { PublishingNotesProps } from './notes/publishing-notes';
import { useEditorModule } from './use-editor-module';

/**
 * Whether the form is published in Croatian only, and what may be done before it is published; the
 * latter is shown once the editor's scripts are loaded.
 */
export function PublishingNotes(props: PublishingNotesProps) {
  const editor = useEditorModule();
  return (
    <>
      <CroatianOnlyInput />
      {typeof editor === 'object' ? <editor.PublishingNotes {...props} /> : null}
    </>
  );
}
