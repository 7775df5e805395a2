/** A filled path, or a stroked one with round ends. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: [color: string, width: number];
  /** The origin of its path in the drawing. */
  at?: [x: number, y: number];
}

/** Two women walking arm in arm; their feet stand at y = 348. */
export const WALKERS: readonly Shape[] = [
  { at: [168, 346], stroke: ['#d9a57f', 13], d: 'M-8 -70L-22 -8' },
  { at: [168, 346], stroke: ['#d9a57f', 13], d: 'M8 -70L20 -8' },
  { at: [168, 346], fill: '#6e2b45', d: 'M-34 0q0-12 12-12l8 1q8 5 10 11z' },
  { at: [168, 346], fill: '#6e2b45', d: 'M10 0q0-12 10-13l6 2q10 4 12 11z' },
  { at: [168, 346], fill: '#2e7183', d: 'M-26 -150L24 -150L36 -56Q2 -46 -40 -56Z' },
  {
    at: [168, 346],
    fill: '#c4613f',
    d: 'M-22 -196Q-2 -210 20 -196Q31 -160 31 -116Q0 -104 -35 -116Q-33 -160 -22 -196Z',
  },
  { at: [168, 346], fill: '#6e2b45', d: 'M-33 -230a25 25 0 1 0 50 0a25 25 0 1 0 -50 0Z' },
  { at: [168, 346], fill: '#6e2b45', d: 'M-30 -236Q-52 -222 -46 -184Q-30 -192 -24 -214Z' },
  { at: [168, 346], fill: '#d9a57f', d: 'M-9 -214h17v18q-8 6-17 0z' },
  { at: [168, 346], fill: '#d9a57f', d: 'M-18 -226a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z' },
  {
    at: [168, 346],
    fill: '#6e2b45',
    d: 'M-26 -238Q-14 -256 8 -250Q22 -244 23 -232Q8 -230 -2 -240Q-8 -226 -20 -216Z',
  },
  { at: [246, 348], stroke: ['#d9a57f', 12], d: 'M-8 -50L-14 -8' },
  { at: [246, 348], stroke: ['#d9a57f', 12], d: 'M10 -50L18 -8' },
  { at: [246, 348], fill: '#2e7183', d: 'M-26 0q0-11 11-11l8 1q8 4 10 10z' },
  { at: [246, 348], fill: '#2e7183', d: 'M8 0q0-11 10-12l6 1q10 4 12 11z' },
  { at: [246, 348], fill: '#5e6b2e', d: 'M-26 -118L28 -118L38 -34Q4 -26 -36 -34Z' },
  {
    at: [246, 348],
    fill: '#6e2b45',
    d: 'M-18 -172Q2 -186 24 -170Q36 -138 34 -92Q2 -82 -34 -92Q-34 -140 -18 -172Z',
  },
  { at: [246, 348], fill: '#cfbfa5', d: 'M-22 -202a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z' },
  { at: [246, 348], fill: '#cfbfa5', d: 'M-34 -220a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z' },
  { at: [246, 348], fill: '#d9a57f', d: 'M0 -188h16v16q-8 6-16 0z' },
  { at: [246, 348], fill: '#d9a57f', d: 'M-8 -198a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z' },
  {
    at: [246, 348],
    fill: '#cfbfa5',
    d: 'M-18 -206Q-8 -228 14 -222Q26 -218 29 -206Q14 -206 6 -212Q0 -200 -10 -192Z',
  },
  { stroke: ['#c4613f', 17], d: 'M166 166Q172 206 200 218L232 214' },
  { fill: '#d9a57f', d: 'M229 214a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z' },
  { stroke: ['#6e2b45', 16], d: 'M266 192Q280 224 296 242' },
  { fill: '#d9a57f', d: 'M289 246a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z' },
  { stroke: ['#b8a68b', 6], d: 'M299 246L306 344' },
];

/** Two houses with cypresses; they stand at y = 350. */
export const HOUSES: readonly Shape[] = [
  { fill: '#fffdf9', d: 'M112 217L224 214L222 348L115 348Z' },
  { fill: '#c4613f', d: 'M98 220L164 167L237 216Q168 224 98 220Z' },
  { fill: '#2e7183', d: 'M150 348V300q14-16 30 0v48z' },
  { fill: '#5e6b2e', d: 'M134 240h24v30h-24zM180 240h24v30h-24z' },
  { fill: '#cfbfa5', d: 'M250 247L346 244L344 350L253 350Z' },
  { fill: '#6e2b45', d: 'M236 250L294 204L359 246Q298 254 236 250Z' },
  { fill: '#5e6b2e', d: 'M302 350V312q12-14 26 0v38z' },
  { fill: '#2e7183', d: 'M268 266h22v26h-22z' },
  { fill: '#5e6b2e', d: 'M84 348q-4-52 8-92q14 40 10 92z' },
  { fill: '#5e6b2e', d: 'M372 352q-4-64 10-112q16 48 10 112z' },
  { fill: '#7d8a48', d: 'M394 354q-2-40 8-72q12 32 8 72z' },
];

/** A sailing boat, in the coordinates of the houses. */
export const BOAT: readonly Shape[] = [
  { at: [62, 262], fill: '#fffdf9', d: 'M14 -10V-58Q36 -36 40 -10Z' },
  { at: [62, 262], fill: '#6e2b45', d: 'M-12 -4h60q-6 16-18 16h-26q-10-2-16-16z' },
];

/** A fig tree; its trunk stands at y = 342. */
export const FIG_TREE: readonly Shape[] = [
  {
    fill: '#b8a68b',
    d: 'M330 342Q342 270 318 206Q300 176 276 160L290 150Q318 164 334 184Q346 150 366 124L380 134Q358 178 358 220Q356 290 374 342Z',
  },
  { fill: '#5e6b2e', d: 'M192 120a58 58 0 1 0 116 0a58 58 0 1 0 -116 0Z' },
  { fill: '#7d8a48', d: 'M264 86a66 66 0 1 0 132 0a66 66 0 1 0 -132 0Z' },
  { fill: '#5e6b2e', d: 'M358 128a52 52 0 1 0 104 0a52 52 0 1 0 -104 0Z' },
  { fill: '#7d8a48', d: 'M256 150a44 44 0 1 0 88 0a44 44 0 1 0 -88 0Z' },
  { fill: '#5e6b2e', d: 'M336 160a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z' },
  { fill: '#7d8a48', d: 'M164 150a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z' },
  { fill: '#6e2b45', d: 'M262 150q12 8 12 20q-2 12-12 12q-10 0-12-12q0-12 12-20z' },
  { fill: '#6e2b45', d: 'M318 118q12 8 12 20q-2 12-12 12q-10 0-12-12q0-12 12-20z' },
  { fill: '#6e2b45', d: 'M392 112q12 8 12 20q-2 12-12 12q-10 0-12-12q0-12 12-20z' },
  { fill: '#6e2b45', d: 'M356 158q12 8 12 20q-2 12-12 12q-10 0-12-12q0-12 12-20z' },
];

/** The association's logo, 32 by 32. */
export const LOGO: readonly Shape[] = [
  {
    fill: '#0e4a5a',
    d: 'M2.6 13.5 13.1 3.8c1-.9 2.4-.3 2.4 1.1v4.6c0 .7-.3 1.3-.8 1.7l-5.4 4.4c-.5.4-1 .6-1.6.6H3.8c-1.6 0-2.3-1.7-1.2-2.7Z',
  },
  {
    fill: '#0e4a5a',
    d: 'M17 5c0-1.4 1.6-2.1 2.6-1.1l9.9 9.5c1.1 1 .4 2.8-1.1 2.8h-4.1c-.5 0-1-.2-1.4-.5l-5.1-4.4c-.5-.4-.8-1-.8-1.7V5Z',
  },
  {
    fill: '#0e4a5a',
    d: 'M3.9 19.4c0-.9.7-1.6 1.6-1.6h3.4c.9 0 1.6.7 1.6 1.6l.2 7.7c0 .9-.7 1.6-1.6 1.6H5.6c-.9 0-1.6-.7-1.6-1.6l-.1-7.7Z',
  },
  {
    fill: '#0e4a5a',
    d: 'M21.7 19.3c0-.9.7-1.5 1.6-1.5h3.4c.9 0 1.6.8 1.6 1.6l-.3 7.7c0 .9-.8 1.6-1.6 1.6h-3.2c-.9 0-1.6-.8-1.6-1.6l.1-7.8Z',
  },
  {
    fill: '#b4482b',
    d: 'M12.2 24.5c0-1 .7-1.7 1.6-1.7l4.7.1c.9 0 1.5.7 1.5 1.6v2.6c0 .9-.7 1.6-1.6 1.6h-4.6c-.9 0-1.6-.8-1.6-1.6v-2.6Z',
  },
];

export type IconName = 'clean' | 'shop' | 'cook' | 'talk' | 'doctor' | 'care';

/** Icons of the kinds of help, each 48 by 48. */
export const ICONS: Readonly<Record<IconName, readonly Shape[]>> = {
  clean: [
    { fill: '#b8a68b', d: 'M30 4l4 2-9 22-5-2z' },
    { fill: '#e9b44c', d: 'M16 25q8-4 13 3l3 16q-14 4-25-2z' },
    { fill: '#c4613f', d: 'M14 29q8-3 15 3l-1 3q-8-5-15-3z' },
  ],
  shop: [
    { fill: '#c4613f', d: 'M8 20h32l-4 21q-1 3-4 3H16q-3 0-4-3z' },
    { fill: '#6e2b45', d: 'M5 16q0-2 2-2h34q2 0 2 2v4q0 2-2 2H7q-2 0-2-2z' },
    { fill: '#7d8a48', d: 'M17 14q1-9 8-10q-3 4 0 10zM27 14q-1-9 6-11q6 5 2 11z' },
  ],
  cook: [
    { fill: '#2e7183', d: 'M7 22h34v12q0 9-9 9H16q-9 0-9-9z' },
    { fill: '#0e4a5a', d: 'M4 18q0-2 2-2h36q2 0 2 2v3H4z' },
    {
      fill: '#b8a68b',
      d: 'M17 12q-4-4 0-8q4 4 0 8zM25 12q-4-4 0-8q4 4 0 8zM33 12q-4-4 0-8q4 4 0 8z',
    },
  ],
  talk: [
    { fill: '#5e6b2e', d: 'M4 10q0-5 5-5h20q5 0 5 5v9q0 5-5 5H16l-8 7v-8q-4-1-4-5z' },
    { fill: '#e9b44c', d: 'M20 27h12q6-1 6-7h2q5 0 5 5v8q0 4-4 5v6l-7-6h-9q-5 0-5-5z' },
  ],
  doctor: [
    // Not red on white, which is the protected emblem of the Red Cross.
    { fill: '#2e7183', d: 'M7 10q0-5 5-5h24q5 0 5 5l1 28q0 5-5 5H11q-5 0-5-5z' },
    { fill: '#fffdf9', d: 'M20 13h8v8h8v8h-8v8h-8v-8h-8v-8h8z' },
  ],
  care: [{ fill: '#6e2b45', d: 'M24 43Q4 30 5 17q2-10 11-9q6 1 8 7q2-6 8-7q9-1 11 9q1 13-19 26z' }],
};
