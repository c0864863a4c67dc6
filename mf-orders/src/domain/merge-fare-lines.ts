import type { FareLine } from '@shuttle/domain'

/**
 * One line for all passenger types where each pays the same (accounts 2, order details); undefined where fares differ.
 */
export const mergeFareLines = (lines: readonly FareLine[]): FareLine | undefined => {
  const [first, ...others] = lines
  if (!first || others.length === 0 || others.some(({ fare }) => fare !== first.fare)) return undefined
  const sum = (amount: (line: FareLine) => number) => lines.reduce((total, line) => total + amount(line), 0)
  return { ...first, count: sum(({ count }) => count), total: sum(({ total }) => total) }
}
