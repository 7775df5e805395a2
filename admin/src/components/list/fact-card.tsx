import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { RowCheckbox } from '../bulk/row-checkbox';
import { MarkedWords } from './marked-words';
import { RowTitle } from './row-title';

interface FactCardProps {
  title: string;
  /** Badges after the title, such as a status. */
  badges?: ReactNode;
  /** Facts in one line; empty ones are left out. */
  facts: (string | null | undefined)[];
  /** A longer text, not shortened. */
  text?: string | null;
  /** Content under the text, such as a progress bar. */
  below?: ReactNode;
  /** Buttons for actions on the record. */
  actions?: ReactNode;
  /** Path of its form; undefined where there is nothing to edit. */
  editPath?: string;
}

/** One record in a list, such as a donation or a mail, with its actions. */
export function FactCard(props: FactCardProps) {
  const { title, badges, facts, text, below, actions, editPath } = props;
  const translate = useTranslate();
  const edit = translate(`admin.${useResourceContext()}.edit`);
  return (
    <Card
      component="li"
      sx={{ p: 2, pr: 1.5, display: 'flex', gap: 1, alignItems: { xs: 'start', sm: 'center' } }}
    >
      <RowCheckbox name={title} />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <RowTitle
              title={title}
              path={editPath}
              sx={{ fontSize: { xs: '1.15rem', sm: '1.3rem' } }}
            />
            {badges}
          </Box>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
          >
            <MarkedWords text={facts.filter(Boolean).join(' · ')} />
          </Typography>
          {text ? (
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <MarkedWords text={text} />
            </Typography>
          ) : null}
          {below}
        </Box>
        {actions ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, ml: { xs: -1.5, md: 0 } }}>
            {actions}
          </Box>
        ) : null}
      </Box>
      {editPath ? (
        <Tooltip title={edit}>
          <IconButton
            component={Link}
            to={editPath}
            color="primary"
            aria-label={`${edit}: ${title}`}
            sx={{ mt: { xs: -1, sm: 0 } }}
          >
            <EditOutlined />
          </IconButton>
        </Tooltip>
      ) : null}
    </Card>
  );
}
