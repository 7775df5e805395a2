import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { radii } from '../../theme/tokens';

interface MenuLinkProps {
  /** The screens of the entry, by the first segment of their paths; the link opens the first. */
  screens: readonly string[];
  icon?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A link of the menu; marked while one of its screens is open. */
export function MenuLink({ screens, icon, onClick, children }: MenuLinkProps) {
  const [, screen = ''] = useLocation().pathname.split('/');
  return (
    <li>
      <ButtonBase
        component={Link}
        to={`/${screens[0]}`}
        aria-current={screens.includes(screen) ? 'page' : undefined}
        onClick={onClick}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.5,
          minHeight: { xs: 44, md: 30 },
          px: 1.25,
          borderRadius: radii.small,
          fontSize: '1rem',
          color: 'text.secondary',
          '@media (pointer: coarse)': { minHeight: 44 },
          '&:hover': { bgcolor: 'action.hover' },
          '&[aria-current]': {
            color: 'primary.main',
            bgcolor: 'action.selected',
            fontWeight: 650,
            '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: -2 },
          },
        }}
      >
        {icon}
        {children}
      </ButtonBase>
    </li>
  );
}
