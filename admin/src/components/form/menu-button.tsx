import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';

export interface MenuChoice {
  name: string;
  icon?: ReactNode;
  /** Whether a line follows. */
  divider?: boolean;
  onChoose: () => void;
}

interface MenuButtonProps extends ButtonProps {
  choices: readonly MenuChoice[];
}

/** A button with a menu. What is chosen happens when the focus is back at the button. */
export function MenuButton({ choices, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<MenuChoice>();
  const close = () => setAnchor(null);
  const onExited = () => {
    chosen?.onChoose();
    setChosen(undefined);
  };
  return (
    <>
      <Button
        endIcon={<ArrowDropDown />}
        {...button}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ transition: { onExited } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.name}
            divider={choice.divider}
            sx={{ gap: 1.5, minHeight: 44, whiteSpace: 'normal' }}
            onClick={() => {
              close();
              setChosen(choice);
            }}
          >
            {choice.icon}
            {choice.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
