/** From so many hundredths sold on, few seats are left. */
const FEW_LEFT_FROM = 90

export interface Fullness {
  left: number
  /** Sold of the capacity, in whole hundredths; 100 only where nothing is left. */
  percent: number
  level: 'free' | 'few' | 'full'
}

/** How full something is that has so many seats; without any it is full. */
export const fullnessOf = ({ sold, capacity }: { sold: number; capacity: number }): Fullness => {
  const left = Math.max(0, capacity - sold)
  const percent = left === 0 ? 100 : Math.min(99, Math.round((sold / capacity) * 100))
  return { left, percent, level: left === 0 ? 'full' : percent >= FEW_LEFT_FROM ? 'few' : 'free' }
}
