import { lazySection } from '../components/lazy-section'

export const LazyHomeExtras = lazySection(async () => {
  const { HomeExtras } = await import(/* webpackChunkName: "home-extras" */ './home-extras')
  return HomeExtras
})
