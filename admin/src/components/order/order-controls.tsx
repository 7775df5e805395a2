import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useRowOrder } from './row-order';

/** Controls to move a row: a drag handle, and two buttons for the keyboard. */
export function OrderControls({ name }: { name: string }) {
  const translate = useTranslate();
  const order = useRowOrder();
  if (!order) {
    return null;
  }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', ml: -1 }}>
      <IconButton
        size="small"
        data-order="up"
        disabled={order.first}
        aria-label={`${translate('admin.order.up')}: ${name}`}
        onClick={order.moveUp}
      >
        <KeyboardArrowUp />
      </IconButton>
      <Box
        aria-hidden="true"
        data-testid="drag-handle"
        title={translate('admin.order.drag')}
        onPointerDown={order.startDrag}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: { xs: 44, sm: 34 },
          height: { xs: 44, sm: 28 },
          color: 'text.secondary',
          cursor: order.dragged ? 'grabbing' : 'grab',
          touchAction: 'none',
        }}
      >
        <DragIndicator />
      </Box>
      <IconButton
        size="small"
        data-order="down"
        disabled={order.last}
        aria-label={`${translate('admin.order.down')}: ${name}`}
        onClick={order.moveDown}
      >
        <KeyboardArrowDown />
      </IconButton>
    </Box>
  );
}
