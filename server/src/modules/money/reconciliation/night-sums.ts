import type { ProviderMoney } from '@shuttle/domain/staff'
import type { NightSum } from '@shuttle/wire/staff'

type Column = Exclude<keyof NightSum, 'currency'>

/** Sums of a day by currency, which are never added up. */
export const createNightSums = () => {
  const sums = new Map<string, NightSum>()
  return {
    add: (column: Column, money: ProviderMoney | undefined): void => {
      if (!money) return
      const { currency, amount } = money
      const sum = sums.get(currency) ?? { currency, oursPaid: 0, theirsPaid: 0, oursRefunded: 0, theirsRefunded: 0 }
      sums.set(currency, { ...sum, [column]: sum[column] + amount })
    },
    list: (): NightSum[] => [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1)),
  }
}
export type NightSums = ReturnType<typeof createNightSums>
