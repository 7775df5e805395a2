import { useEffect, useState } from 'react';

type EditorModule = typeof import('./editor/rich-text-editor');

/** The editor, whose scripts are loaded with the first form that has one. */
export function useEditorModule(): EditorModule | 'failed' | undefined {
  const [module, setModule] = useState<EditorModule | 'failed'>();
  useEffect(() => {
    let isMounted = true;
    const show = (loaded: EditorModule | 'failed') => {
      if (isMounted) setModule(loaded);
    };
    import('./editor/rich-text-editor').then(show, () => show('failed'));
    return () => {
      isMounted = false;
    };
  }, []);
  return module;
}
