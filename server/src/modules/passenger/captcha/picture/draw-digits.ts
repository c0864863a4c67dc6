import { DIGIT_STROKES, type Point, type Stroke } from './digit-strokes'

/** Size of the picture; the screen may draw it at any. */
export const PICTURE = { width: 160, height: 56 } as const
const BOX = { width: 10, height: 16 }

type Random = () => number
const between = (random: Random, low: number, high: number): number => low + random() * (high - low)

/** Leans, turns and stretches one digit, and puts it in its place. */
const bend = (position: number, random: Random): ((point: Point) => Point) => {
  const turn = between(random, -0.3, 0.3)
  const slant = between(random, -0.25, 0.25)
  const [wide, tall] = [between(random, 1.7, 2.15), between(random, 1.9, 2.3)]
  const left = 24 + position * 37 + between(random, -4, 4)
  const top = PICTURE.height / 2 + between(random, -4, 4)
  return ([x, y]) => {
    const [dy, flat] = [(y - BOX.height / 2) * tall, (x - BOX.width / 2) * wide]
    const dx = flat - dy * slant
    return [left + dx * Math.cos(turn) - dy * Math.sin(turn), top + dx * Math.sin(turn) + dy * Math.cos(turn)]
  }
}

/** A swell that runs through the whole picture. */
const wave = (random: Random): ((point: Point) => Point) => {
  const [reach, pace, start] = [between(random, 1.5, 3), between(random, 18, 28), between(random, 0, 6.3)]
  return ([x, y]) => [x + reach * Math.sin(y / 9 + start), y + reach * Math.sin(x / pace + start)]
}

const noise = (random: Random): Stroke => {
  const [left, top] = [between(random, 0, PICTURE.width * 0.7), between(random, 6, PICTURE.height - 6)]
  const [length, fall] = [between(random, 30, 60), between(random, -16, 16)]
  return Array.from({ length: 7 }, (_, step) => [
    left + (length * step) / 6,
    top + (fall * step) / 6 + 4 * Math.sin(step + left),
  ])
}

const toSegments = (stroke: Stroke): [Point, Point][] =>
  stroke.slice(1).map((end, index) => [stroke[index] as Point, end])

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)

const spell = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/**
 * Digits as a picture: an SVG of one path, its pieces in no order, so that it contains neither text nor the shape of a
 * digit. The ground is transparent. `random` returns 0 to 1.
 */
export const drawDigits = (digits: string, random: Random): string => {
  const swell = wave(random)
  const drawn = [...digits].flatMap((digit, position) => {
    const place = bend(position, random)
    return (DIGIT_STROKES[Number(digit)] ?? []).map((stroke) => stroke.map((point) => swell(place(point))))
  })
  const lines = [...drawn, ...Array.from({ length: 4 }, () => noise(random))]
  const path = shuffled(lines.flatMap(toSegments), random).map(([from, to]) => `M${spell(from)}L${spell(to)}`)
  const dots = Array.from({ length: 24 }, () => {
    const at: Point = [between(random, 2, PICTURE.width - 2), between(random, 2, PICTURE.height - 2)]
    return `M${spell(at)}h0.1`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}"`,
    ` width="${PICTURE.width}" height="${PICTURE.height}">`,
    `<path d="${[...path, ...dots].join('')}" fill="none" stroke="#1d2b33" stroke-width="2.6" stroke-linecap="round"/></svg>`,
  ].join('')
}
