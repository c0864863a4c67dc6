import { lateSection } from '../screen/late-section'

export const LateHomeExtras = lateSection(async () => {
  const { HomeExtras } = await import(/* webpackChunkName: "home-extras" */ './home-extras')
  return HomeExtras
})
