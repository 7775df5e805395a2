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

/** One version, compared with the one before it or with the current one. */
export function VersionView({ id, versions, shown, onRestore }: VersionViewProps) {
  const translate = useTranslate();
  const [compared, setCompared] = useState<'previous' | 'current'>('previous');
  const theme = useTheme();
  const stacked = useMediaQuery(theme.breakpoints.down('sm'));
  const index = versions.indexOf(shown);
  const previous = versions[index + 1];
  const isCurrent = index === 0;
  const state = useVersion(id, shown.version);
  const reference = useVersion(
    id,
    compared === 'previous' ? previous?.version : versions[0]?.version,
  );
  const isFirst = compared === 'previous' && !previous;

  const changes = () => {
    if (state.error || reference.error) {
      return <Alert severity="error">{translate('admin.blog.history.failed')}</Alert>;
    }
    if (!state.data || (!reference.data && !isFirst)) return <Skeleton height={120} />;
    const [referenceFields, fields] = [reference.data?.fields, state.data.fields];
    if (compared === 'current' && referenceFields) {
      return <FieldChanges previous={fields} later={referenceFields} />;
    }
    return (
      <>
        {isFirst ? (
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {translate('admin.blog.history.startsWith')}
          </Typography>
        ) : null}
        <FieldChanges previous={isFirst ? undefined : referenceFields} later={fields} />
      </>
    );
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isCurrent ? null : (
        <>
          <div>
            <Button
              variant="contained"
              startIcon={<RestoreIcon />}
              disabled={!state.data}
              onClick={() => state.data && onRestore(state.data.fields)}
            >
              {translate('admin.blog.history.restore')}
            </Button>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {translate('admin.blog.history.keeps')}
            </Typography>
          </div>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={compared}
            onChange={(_event, chosen: 'previous' | 'current' | null) =>
              chosen && setCompared(chosen)
            }
            aria-label={translate('admin.blog.history.compare')}
            orientation={stacked ? 'vertical' : 'horizontal'}
          >
            <ToggleButton value="previous">
              {translate('admin.blog.history.withFormer')}
            </ToggleButton>
            <ToggleButton value="current">
              {translate('admin.blog.history.withCurrent')}
            </ToggleButton>
          </ToggleButtonGroup>
        </>
      )}
      <div aria-live="polite">{changes()}</div>
    </Box>
  );
}
