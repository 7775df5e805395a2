import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { radii, shortScreen } from '../../../theme/tokens';
import type { TextLanguage } from '../../inputs/text-languages';
import { toolGroups, type Panel, type Tool } from './tools';

/** Touch screens, and narrow ones: large buttons in one row that scrolls. */
const onTouch = '@media (pointer: coarse), (max-width: 599.95px)';

interface ToolState {
  shown: boolean;
  on?: boolean;
  enabled: boolean;
}

const stateOf = (editor: Editor, { isShown, isOn, isEnabled }: Tool): ToolState => ({
  shown: isShown?.(editor) ?? true,
  on: isOn?.(editor),
  enabled: isEnabled?.(editor) ?? true,
});

interface ToolButtonProps {
  tool: Tool;
  state: ToolState;
  /** Whether it is the one that the Tab key reaches. */
  tabbable: boolean;
  onFocus: () => void;
  onClick: () => void;
}

function ToolButton({ tool, state, tabbable, onFocus, onClick }: ToolButtonProps) {
  const translate = useTranslate();
  const Icon = tool.icon;
  const name = translate(`admin.richText.tool.${tool.name}`);
  return (
    <ButtonBase
      data-tool={tool.name}
      tabIndex={tabbable ? 0 : -1}
      title={tool.keys ? `${name} (${tool.keys})` : name}
      aria-label={name}
      aria-pressed={state.on}
      aria-disabled={!state.enabled}
      aria-keyshortcuts={tool.keys?.replace('Ctrl', 'Control')}
      // Keeps the selection in the text, which a click would move to the button.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => state.enabled && onClick()}
      sx={{
        gap: 0.5,
        px: 0.75,
        minWidth: 36,
        minHeight: 36,
        borderRadius: radii.small,
        font: 'inherit',
        fontSize: '0.9375rem',
        whiteSpace: 'nowrap',
        color: state.enabled ? 'text.primary' : 'text.disabled',
        bgcolor: state.on ? 'action.selected' : 'transparent',
        boxShadow: state.on ? 'inset 0 -3px 0 currentColor' : 'none',
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
        '& .words': { display: Icon ? 'none' : 'inline' },
        [onTouch]: {
          minWidth: 44,
          minHeight: 44,
          '& .words': { display: 'inline' },
        },
        [shortScreen]: { '& svg + .words': { display: 'none' } },
        '@media (forced-colors: active)': {
          border: state.on ? '2px solid' : 'none',
          color: state.enabled ? undefined : 'GrayText',
        },
      }}
    >
      {Icon ? <Icon fontSize="small" aria-hidden /> : null}
      <span className="words">{name}</span>
    </ButtonBase>
  );
}

interface ToolbarProps {
  editor: Editor;
  language: TextLanguage;
  /** Set to the toolbar, so that the editor can move the focus there. */
  element: RefObject<HTMLDivElement | null>;
  onOpen: (panel: Panel) => void;
}

const buttonsIn = (toolbar: HTMLElement | null) =>
  Array.from(toolbar?.querySelectorAll<HTMLElement>('[data-tool]') ?? []);

/** The tools of the editor: one stop of the Tab key, with arrow keys between the buttons. */
export function Toolbar({ editor, language, element, onOpen }: ToolbarProps) {
  const translate = useTranslate();
  const [reached, setReached] = useState('undo');
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(toolGroups.flat().map((tool) => [tool.name, stateOf(current, tool)])),
  });
  const tabbable = states[reached]?.shown ? reached : 'undo';

  const move = (event: KeyboardEvent) => {
    const buttons = buttonsIn(element.current);
    const index = buttons.findIndex((button) => button === document.activeElement);
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % buttons.length,
      ArrowLeft: (index - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    if (event.key === 'Escape') {
      // Back to the text; without this the dialog would close.
      event.stopPropagation();
      editor.commands.focus();
    }
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    buttons[target]?.focus();
  };

  return (
    <Box
      ref={element}
      role="toolbar"
      aria-label={translate(`admin.richText.toolbar.${language}`)}
      onKeyDown={move}
      sx={{
        position: 'sticky',
        // The padding of the dialog that scrolls counts as its edge.
        top: '-16px',
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: 'inherit',
        [onTouch]: { flexWrap: 'nowrap', overflowX: 'auto' },
        // There the whole dialog scrolls.
        [shortScreen]: { top: 0, p: 0, flexWrap: 'nowrap', overflowX: 'auto' },
      }}
    >
      {toolGroups.map((group) => {
        const shown = group.filter(({ name }) => states[name]?.shown);
        return shown.length === 0 ? null : (
          <Box
            key={group[0]?.name}
            sx={{
              display: 'flex',
              flex: 'none',
              flexWrap: 'wrap',
              [onTouch]: { flexWrap: 'nowrap' },
              '&:not(:last-child)': { pr: 0.5, borderRight: '1px solid', borderColor: 'divider' },
            }}
          >
            {shown.map((tool) => (
              <ToolButton
                key={tool.name}
                tool={tool}
                state={states[tool.name] ?? { shown: true, enabled: true }}
                tabbable={tool.name === tabbable}
                onFocus={() => setReached(tool.name)}
                onClick={() => tool.run(editor, onOpen)}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
