import type { SlotName } from '@shuttle/contracts'
import { getHost, type SlotRequest } from './host'

/** A place for another team's screen, such as `<Slot name="ticket-viewer.v1" props={{ orderNo }} />`. */
export const Slot = <Name extends SlotName>(request: SlotRequest<Name>) => {
  const { Slot: Implementation } = getHost()
  return <Implementation {...request} />
}
