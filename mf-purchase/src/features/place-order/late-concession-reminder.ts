import { latePart } from '../../screen/late-part'

export const LateConcessionReminder = latePart(async () => {
  const { ConcessionReminder } = await import(/* webpackChunkName: "concession-reminder" */ './concession-reminder')
  return ConcessionReminder
})
