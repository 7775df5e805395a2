import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocaleState, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { RowCheckbox } from '../bulk/row-checkbox';
import type { ListPicture } from '../image/picture-url';
import { Thumbnail } from '../image/thumbnail';
import { rowName, textIn } from '../inputs/row-name';
import { OrderControls } from '../order/order-controls';
import { useRowOrder } from '../order/row-order';
import { CroatianOnlyBadge } from './croatian-only-badge';
import { MarkedWords } from './marked-words';
import { RowTitle } from './row-title';
import { TranslationGapsNote } from './translation-gaps-note';
import { UnfinishedBadge } from './unfinished-badge';
import { useRow } from './use-row';

interface RecordCardProps {
  /** Badges after the title, such as a draft's. */
  badges?: ReactNode;
  /** Facts in one line; empty ones are left out. */
  facts: string[];
  /** The field of the text below. */
  preview?: string;
  /** Last segment of the record's public path. */
  slug?: string;
  publicPath?: string;
  /** Key of the link's text; by default `admin.{resource}.open`. */
  publicLabel?: string;
  /** The record's picture; undefined for resources without pictures. */
  picture?: ListPicture;
  /** Whether the picture is shown whole, as a logo, and not cropped to the frame. */
  wholePicture?: boolean;
}

interface CardLinksProps extends Pick<RecordCardProps, 'publicPath' | 'publicLabel'> {
  title: string;
  editPath: string;
}

/** Links to the public page and to the form. */
function CardLinks({ title, publicPath, publicLabel, editPath }: CardLinksProps) {
  const texts = `admin.${useResourceContext()}`;
  const translate = useTranslate();
  const open = translate(publicLabel ?? `${texts}.open`);
  const edit = translate(`${texts}.edit`);
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
      {publicPath ? (
        <Tooltip title={open}>
          <IconButton
            component="a"
            href={publicPath}
            target="_blank"
            rel="noopener"
            aria-label={`${open}: ${title}`}
          >
            <OpenInNew />
          </IconButton>
        </Tooltip>
      ) : null}
      <Tooltip title={edit}>
        <IconButton component={Link} to={editPath} color="primary" aria-label={`${edit}: ${title}`}>
          <EditOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

/** One record in a list, by its name, which opens its form. */
export function RecordCard(props: RecordCardProps) {
  const { badges, facts, slug, picture, wholePicture } = props;
  const record = useRow<RaRecord>();
  const resource = useResourceContext();
  const [locale] = useLocaleState();
  const order = useRowOrder();
  const title = rowName(record, locale);
  const preview = props.preview && textIn(record, props.preview, locale);
  const editPath = `/${resource}/${record.id}`;
  return (
    <Card
      component="li"
      data-row={record.id}
      sx={{
        p: 2,
        pr: 1,
        display: 'flex',
        gap: { xs: 1, sm: 1.5 },
        alignItems: 'flex-start',
        ...(order?.dragged ? { boxShadow: 6, borderColor: 'primary.main' } : {}),
      }}
    >
      <RowCheckbox name={title} />
      <OrderControls name={title} />
      {picture === undefined ? null : <Thumbnail picture={picture} whole={wholePicture} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <RowTitle title={title} path={editPath} />
          {badges}
          <UnfinishedBadge />
          <CroatianOnlyBadge />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ my: 0.5 }}>
          <MarkedWords text={facts.filter(Boolean).join(' · ')} />
        </Typography>
        {preview ? (
          <Typography
            sx={{
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 2,
              overflow: 'hidden',
            }}
          >
            <MarkedWords text={preview} />
          </Typography>
        ) : null}
        {slug ? (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ mt: 0.5, overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace' }}
          >
            {slug}
          </Typography>
        ) : null}
        <TranslationGapsNote />
      </Box>
      <CardLinks {...props} title={title} editPath={editPath} />
    </Card>
  );
}
