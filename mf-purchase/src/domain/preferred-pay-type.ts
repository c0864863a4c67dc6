import type { PaymentMethod } from '@shuttle/calls'

/** The preselected pay type: the one that this member used last, else the only one available. */
export const getPreferredPayType = (
  methods: readonly PaymentMethod[],
  lastUsed: string | undefined,
): string | undefined => {
  const usable = methods.filter(({ takesAmount }) => takesAmount).map(({ payType }) => payType)
  if (lastUsed !== undefined && usable.includes(lastUsed)) return lastUsed
  return usable.length === 1 ? usable[0] : undefined
}
