import type { SxProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-admin';
import { MarkedWords } from './marked-words';

interface RowTitleProps {
  title: string;
  /** Path of the record's form; undefined where it has none. */
  path?: string;
  sx?: SxProps;
}

/** The heading of a row, which opens the record's form. */
export function RowTitle({ title, path, sx = {} }: RowTitleProps) {
  return (
    <Typography variant="h2" sx={[{ overflowWrap: 'anywhere' }, sx].flat()}>
      {path === undefined ? (
        <MarkedWords text={title} />
      ) : (
        <Link to={path} color="inherit" underline="hover">
          <MarkedWords text={title} />
        </Link>
      )}
    </Typography>
  );
}
