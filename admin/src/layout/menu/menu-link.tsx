import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { radii } from '../../theme/tokens';

interface MenuLinkProps {
  to: string;
  icon?: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A link of the menu; marks the open screen. */
export function MenuLink({ to, icon, onClick, children }: MenuLinkProps) {
  return (
    <li>
      <ButtonBase
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={onClick}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1.5,
          minHeight: { xs: 44, md: 32 },
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
