/** Percent sold from which few seats are left. */
const FEW_LEFT_FROM = 90

export interface Fullness {
  left: number
  /** Sold share of the capacity in whole percent; 100 only where no seat is left. */
  percent: number
  level: 'free' | 'few' | 'full'
}

/** Fullness of a number of seats; without any capacity it is full. */
export const fullnessOf = ({ sold, capacity }: { sold: number; capacity: number }): Fullness => {
  const left = Math.max(0, capacity - sold)
  const percent = left === 0 ? 100 : Math.min(99, Math.round((sold / capacity) * 100))
  return { left, percent, level: left === 0 ? 'full' : percent >= FEW_LEFT_FROM ? 'few' : 'free' }
}
