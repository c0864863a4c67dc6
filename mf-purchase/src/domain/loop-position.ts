/** Positions of a looping row count from 0; before the first comes the last. */
export const wrapPosition = (position: number, count: number): number =>
  count === 0 ? 0 : ((position % count) + count) % count

/**
 * The row has a copy of its last picture before the first and of its first after the last, so that a swipe can continue
 * at both ends: slide 0 is the last picture, slide 1 the first.
 */
export const toSlide = (position: number): number => position + 1
export const toPosition = (slide: number, count: number): number => wrapPosition(slide - 1, count)

/** A copy at rest in view is swapped for the picture it shows; undefined for any other slide. */
export const slideBehindCopy = (slide: number, count: number): number | undefined => {
  if (slide <= 0) return count
  return slide > count ? 1 : undefined
}
