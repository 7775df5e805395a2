import { UseDrawing } from '~/delivery/drawings';
import styles from './wall.module.css';

interface Shape {
  name: 'wide' | 'narrow';
  className: string | undefined;
  viewBox: string;
  /** File and id of its stones. */
  stones: readonly [file: string, id: string];
  /** x and y of the centre of the text on each stone with a word, from bottom to top. */
  centres: readonly number[];
}

const wall: readonly Shape[] = [
  {
    name: 'wide',
    className: styles.wide,
    viewBox: '0 0 1600 620',
    stones: ['wall', 'drawing'],
    centres: [240, 540, 630, 512, 998, 440, 1350, 312],
  },
  {
    name: 'narrow',
    className: styles.narrow,
    viewBox: '0 0 400 330',
    stones: ['wall-narrow', 'drawing'],
    centres: [101, 275, 284, 248, 189, 201, 300, 131],
  },
];

/** The lower one or two courses of a wall, for the edge of a photo. */
const courses: typeof wall = [
  {
    name: 'wide',
    className: styles.wide,
    viewBox: '0 0 1600 200',
    stones: ['course', 'wide'],
    centres: [228, 154, 572, 152, 926, 157, 1328, 73],
  },
  {
    name: 'narrow',
    className: styles.narrow,
    viewBox: '0 0 400 118',
    stones: ['course', 'narrow'],
    centres: [65, 88, 168, 88, 272, 89, 318, 38],
  },
];

const tones = [styles.sea, styles.olive, styles.fig, styles.sea];

interface WallProps {
  /** Four short words or none, from the bottom of the wall to its top. */
  words: readonly string[];
  /** Whether only its lower courses are drawn, over the edge of a photo. */
  low?: boolean;
}

/** A drawing of a dry-stone wall with a word on four of its stones, wide and narrow. */
export function Wall({ words, low = false }: WallProps) {
  const [shapes, file] = low ? [courses, 'course'] : [wall, 'wall'];
  return (
    <div className={low ? styles.low : styles.wall} aria-hidden>
      {shapes.map(({ name, className, viewBox, stones: [stones, id], centres }) => (
        <div key={name} className={className}>
          <svg viewBox={viewBox} className={styles.stones} focusable="false">
            <UseDrawing file={`/images/drawings/${stones}.svg`} id={id} />
          </svg>
          <svg viewBox={viewBox} className={styles.words} focusable="false">
            {words.map((word, position) => (
              <g key={position} className={tones[position]}>
                <UseDrawing
                  file={`/images/drawings/${file}-words.svg`}
                  id={`${name}-${position + 1}`}
                />
                <text
                  x={centres[2 * position]}
                  y={centres[2 * position + 1]}
                  className={styles.word}
                >
                  {`${word} `}
                </text>
              </g>
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
