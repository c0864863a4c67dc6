import type { SlotName } from '@shuttle/contracts'
import { getHost, type SlotRequest } from './host'

/** The mount point of another team's component, such as `<Slot name="ticket-viewer.v1" props={{ orderNo }} />`. */
export const Slot = <Name extends SlotName>(request: SlotRequest<Name>) => {
  const { Slot: Implementation } = getHost()
  return <Implementation {...request} />
}
