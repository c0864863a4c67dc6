import { latePart } from '../../screen/late-part'

export const LateCardOverlay = latePart(async () => {
  const { CardOverlay } = await import(/* webpackChunkName: "card-overlay" */ './card-overlay')
  return CardOverlay
})
