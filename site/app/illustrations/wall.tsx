import { UseDrawing } from '~/delivery/drawings';
import { Drawing } from './drawing';
import styles from './wall.module.css';

/** Centre of the text on each of the four stones with a word, from bottom to top. */
const walls = {
  wide: {
    drawing: 'wall',
    viewBox: '0 0 1600 620',
    centres: [
      [240, 540],
      [630, 512],
      [998, 440],
      [1350, 312],
    ],
  },
  narrow: {
    drawing: 'wall-narrow',
    viewBox: '0 0 400 330',
    centres: [
      [101, 275],
      [284, 248],
      [189, 201],
      [300, 131],
    ],
  },
} as const;

const tones = [styles.sea, styles.olive, styles.fig, styles.sea];

interface WallProps {
  /** Four short words, from the bottom of the wall to its top. */
  words: readonly [string, string, string, string];
}

/** A drawing of a dry-stone wall with a word on four of its stones, wide and narrow. */
export function Wall({ words }: WallProps) {
  return (
    <div className={styles.wall} aria-hidden>
      <WallPicture words={words} shape="wide" />
      <WallPicture words={words} shape="narrow" />
    </div>
  );
}

function WallPicture({ words, shape }: WallProps & { shape: keyof typeof walls }) {
  const { drawing, viewBox, centres } = walls[shape];
  return (
    <div className={styles[shape]}>
      <Drawing name={drawing} className={styles.stones} />
      <svg viewBox={viewBox} className={styles.words} focusable="false">
        {words.map((word, position) => (
          <g key={position} className={tones[position]}>
            <UseDrawing file="/images/drawings/wall-words.svg" id={`${shape}-${position + 1}`} />
            <text x={centres[position]?.[0]} y={centres[position]?.[1]} className={styles.word}>
              {`${word} `}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
