import { lateSection } from '../../screen/late-section'

export const LatePickupCode = lateSection(async () => {
  const { PickupCode } = await import(/* webpackChunkName: "pickup-code" */ './pickup-code')
  return PickupCode
})
