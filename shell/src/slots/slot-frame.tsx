import type { SlotName, SlotProps } from '@shuttle/contracts'
import type { SlotRequest } from '@shuttle/host'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { useShell } from '../app/shell-context'
import { FaultBoundary } from '../faults/fault-boundary'
import { FaultCard } from '../faults/fault-card'
import { HealingCard } from '../faults/healing-card'
import { StillLoading } from '../faults/still-loading'
import { useFall } from '../faults/use-fall'
import { findSlotFiller } from '../registry/find-owner'
import { slotPlace } from '../remotes/place'
import { useLoad } from '../remotes/use-load'
import { OnScreen } from '../screens/on-screen'

/** The frame says in the document whose place it is; the layout stays that of the screen round it. */
const IN_FLOW = { display: 'contents' }

const Filled = <Name extends SlotName>(request: SlotRequest<Name> & { remote: string }): ReactNode => {
  const { name, props, skeleton, remote } = request
  const { remotes } = useShell()
  const load = remotes.slot(name)
  const state = useLoad(load)
  switch (state.kind) {
    case 'ready': {
      const Filler: ComponentType<SlotProps[Name]> = state.value
      return (
        <OnScreen remote={remote}>
          <Filler {...(props as SlotProps[Name] & React.JSX.IntrinsicAttributes)} />
        </OnScreen>
      )
    }
    case 'failed':
      return <FaultCard onRetry={load.retry} isRetrying={state.isRetrying} />
    case 'loading':
      return (
        <>
          {skeleton}
          <StillLoading onRetry={load.retry} />
        </>
      )
  }
}

/** A slot: skeleton, filler, or a card with Retry. A filler that falls takes nothing else with it. */
export const SlotFrame = <Name extends SlotName>(request: SlotRequest<Name>) => {
  const { registry } = useShell()
  const { fall, isReplacing } = useFall()
  const { name, skeleton } = request
  // The version in use may be replaced while it does not show.
  const entry = findSlotFiller(useSyncExternalStore(registry.subscribe, registry.get), name)
  const filler = entry && registry.inUse(entry.name)
  return (
    <div style={IN_FLOW} data-slot={name} data-remote={filler?.name} data-version={filler?.version}>
      <FaultBoundary
        source={filler}
        onFault={(error) => filler && fall(slotPlace(name), filler, error)}
        meanwhile={skeleton}
        fallback={(retry, failures) => (isReplacing ? skeleton : <HealingCard retry={retry} failures={failures} />)}
      >
        <Filled {...request} remote={filler?.name ?? ''} />
      </FaultBoundary>
    </div>
  )
}
