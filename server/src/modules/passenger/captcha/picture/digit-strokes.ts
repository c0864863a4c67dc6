export type Point = readonly [x: number, y: number]
export type Stroke = readonly Point[]

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 9 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 8) * Math.PI) / 180
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const
  })

/** Each digit as lines of a pen in a box of 10 by 16; angles run clockwise from three o'clock. */
export const DIGIT_STROKES: readonly (readonly Stroke[])[] = [
  [arc(5, 8, 4.6, 8, 0, 180), arc(5, 8, 4.6, 8, 180, 360)],
  [
    [
      [1.5, 4],
      [5.5, 0],
      [5.5, 16],
    ],
    [
      [2.5, 16],
      [8.5, 16],
    ],
  ],
  [
    arc(5, 4.6, 4.4, 4.6, 185, 385),
    [
      [9, 6.5],
      [0.6, 16],
      [9.6, 16],
    ],
  ],
  [arc(4.6, 4, 4.2, 4, 200, 450), arc(4.6, 12, 4.8, 4, 270, 520)],
  [
    [
      [7, 16],
      [7, 0],
      [0, 11],
      [10, 11],
    ],
  ],
  [
    [
      [9, 0],
      [1.6, 0],
      [1, 7],
    ],
    arc(4.6, 10.8, 4.8, 5.2, 225, 510),
  ],
  [
    [
      [8, 0.3],
      [4, 3],
      [0.8, 8.5],
      [0.4, 11.4],
    ],
    arc(5, 11.2, 4.6, 4.8, 180, 360),
    arc(5, 11.2, 4.6, 4.8, 0, 180),
  ],
  [
    [
      [0.4, 0],
      [9.6, 0],
      [4, 16],
    ],
    [
      [3.6, 8],
      [9, 8],
    ],
  ],
  [arc(5, 4, 3.9, 4, 90, 450), arc(5, 12, 4.8, 4, 270, 630)],
  [
    arc(5, 4.8, 4.6, 4.8, 0, 360),
    [
      [9.6, 4.6],
      [9.2, 9],
      [6.4, 14],
      [2, 15.8],
    ],
  ],
]
