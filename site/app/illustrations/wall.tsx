import { UseDrawing } from '~/delivery/drawings';
import styles from './wall.module.css';

type Points = readonly (readonly [x: number, y: number])[];

interface Shape {
  viewBox: string;
  /** File and id of its stones. */
  drawing: readonly [file: string, id: string];
  /** Centre of the text on each of the four stones with a word, from bottom to top. */
  centres: Points;
}

const wall: Record<string, Shape> = {
  wide: {
    viewBox: '0 0 1600 620',
    drawing: ['wall', 'drawing'],
    centres: [
      [240, 540],
      [630, 512],
      [998, 440],
      [1350, 312],
    ],
  },
  narrow: {
    viewBox: '0 0 400 330',
    drawing: ['wall-narrow', 'drawing'],
    centres: [
      [101, 275],
      [284, 248],
      [189, 201],
      [300, 131],
    ],
  },
};

/** The lower one or two courses of a wall, for the edge of a photo. */
const courses: typeof wall = {
  wide: {
    viewBox: '0 0 1600 200',
    drawing: ['course', 'wide'],
    centres: [
      [228, 154],
      [572, 152],
      [926, 157],
      [1328, 73],
    ],
  },
  narrow: {
    viewBox: '0 0 400 118',
    drawing: ['course', 'narrow'],
    centres: [
      [65, 88],
      [168, 88],
      [272, 89],
      [318, 38],
    ],
  },
};

const tones = [styles.sea, styles.olive, styles.fig, styles.sea];

interface WallProps {
  /** Four short words or none, from the bottom of the wall to its top. */
  words: readonly string[];
  /** Whether only its lower courses are drawn, over the edge of a photo. */
  low?: boolean;
}

/** A drawing of a dry-stone wall with a word on four of its stones, wide and narrow. */
export function Wall({ words, low = false }: WallProps) {
  const shapes = low ? courses : wall;
  return (
    <div className={low ? styles.low : styles.wall} aria-hidden>
      {Object.entries(shapes).map(
        ([
          name,
          {
            viewBox,
            drawing: [file, id],
            centres,
          },
        ]) => (
          <div key={name} className={styles[name]}>
            <svg viewBox={viewBox} className={styles.stones} focusable="false">
              <UseDrawing file={`/images/drawings/${file}.svg`} id={id} />
            </svg>
            <svg viewBox={viewBox} className={styles.words} focusable="false">
              {words.map((word, position) => (
                <g key={position} className={tones[position]}>
                  <UseDrawing
                    file={`/images/drawings/${low ? 'course' : 'wall'}-words.svg`}
                    id={`${name}-${position + 1}`}
                  />
                  <text
                    x={centres[position]?.[0]}
                    y={centres[position]?.[1]}
                    className={styles.word}
                  >
                    {`${word} `}
                  </text>
                </g>
              ))}
            </svg>
          </div>
        ),
      )}
    </div>
  );
}
