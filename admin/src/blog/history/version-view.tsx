import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BlogFields, BlogVersion } from '../blog-post';
import { FieldChanges } from './field-changes';
import { useVersion } from './use-versions';

interface VersionViewProps {
  id: number;
  versions: BlogVersion[];
  /** The version to show. */
  shown: BlogVersion;
  onRestore: (fields: BlogFields) => void;
}

/** One saved version: what it changed, or how it differs from the current one. */
export function VersionView({ id, versions, shown, onRestore }: VersionViewProps) {
  const translate = useTranslate();
  const [compared, setCompared] = useState<'former' | 'current'>('former');
  const theme = useTheme();
  const stacked = useMediaQuery(theme.breakpoints.down('sm'));
  const place = versions.indexOf(shown);
  const former = versions[place + 1];
  const isCurrent = place === 0;
  const state = useVersion(id, shown.version);
  const beside = useVersion(id, compared === 'former' ? former?.version : versions[0]?.version);
  const isFirst = compared === 'former' && !former;

  const changes = () => {
    if (state.error || beside.error) {
      return <Alert severity="error">{translate('admin.blog.history.failed')}</Alert>;
    }
    if (!state.data || (!beside.data && !isFirst)) return <Skeleton height={120} />;
    const [one, other] = [beside.data?.fields, state.data.fields];
    if (compared === 'current' && one) return <FieldChanges former={other} later={one} />;
    return (
      <>
        {isFirst ? (
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {translate('admin.blog.history.startsWith')}
          </Typography>
        ) : null}
        <FieldChanges former={one ?? {}} later={other} />
      </>
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isCurrent ? null : (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={compared}
          onChange={(_event, chosen: 'former' | 'current' | null) => chosen && setCompared(chosen)}
          aria-label={translate('admin.blog.history.compare')}
          orientation={stacked ? 'vertical' : 'horizontal'}
        >
          <ToggleButton value="former">{translate('admin.blog.history.withFormer')}</ToggleButton>
          <ToggleButton value="current">{translate('admin.blog.history.withCurrent')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <div aria-live="polite">{changes()}</div>
      {isCurrent ? null : (
        <Box>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('admin.blog.history.keeps')}
          </Typography>
          <Button
            variant="contained"
            startIcon={<RestoreIcon />}
            disabled={!state.data}
            onClick={() => state.data && onRestore(state.data.fields)}
          >
            {translate('admin.blog.history.restore')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
