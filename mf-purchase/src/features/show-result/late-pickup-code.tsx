import { lazySection } from '../../components/lazy-section'

export const LazyPickupCode = lazySection(async () => {
  const { PickupCode } = await import(/* webpackChunkName: "pickup-code" */ './pickup-code')
  return PickupCode
})
