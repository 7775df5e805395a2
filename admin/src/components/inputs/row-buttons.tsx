import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface RowButtonsProps {
  index: number;
  count: number;
  /** The keys under which `up`, `down` and `remove` name the place of the row. */
  texts: string;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

/** Buttons that move or remove a row of a list, which keeps one at least. */
export function RowButtons({ index, count, texts, move, remove }: RowButtonsProps) {
  const translate = useTranslate();
  const place = index + 1;
  return (
    <>
      <IconButton
        disabled={index === 0}
        aria-label={translate(`${texts}.up`, { place })}
        onClick={() => move(index, index - 1)}
      >
        <KeyboardArrowUp />
      </IconButton>
      <IconButton
        disabled={place === count}
        aria-label={translate(`${texts}.down`, { place })}
        onClick={() => move(index, index + 1)}
      >
        <KeyboardArrowDown />
      </IconButton>
      <IconButton
        disabled={count === 1}
        aria-label={translate(`${texts}.remove`, { place })}
        onClick={() => remove(index)}
      >
        <DeleteOutlined />
      </IconButton>
    </>
  );
}
