import { FAILING_RATE } from './find-failing'

interface Size {
  width: number
  height: number
}

/**
 * The path of an error rate by hour, drawn from zero to `FAILING_RATE` or more; hours without loads have no point.
 * Undefined with fewer than two points.
 */
export const trendPath = (
  hours: readonly { loads: number; failures: number }[],
  { width, height }: Size,
): string | undefined => {
  const points = hours.flatMap(({ loads, failures }, at) => (loads === 0 ? [] : [{ at, rate: failures / loads }]))
  if (points.length < 2) return undefined
  const top = Math.max(FAILING_RATE, ...points.map(({ rate }) => rate))
  const toX = (at: number) => Math.round((at / (hours.length - 1)) * width * 10) / 10
  const toY = (rate: number) => Math.round((1 - rate / top) * height * 10) / 10
  return points.map(({ at, rate }, index) => `${index === 0 ? 'M' : 'L'}${toX(at)} ${toY(rate)}`).join(' ')
}
