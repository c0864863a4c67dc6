import type { RegistryEntry, SlotName, SlotProps } from '@shuttle/contracts'
import type { SlotRequest } from '@shuttle/host'
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { FaultBoundary, useFallback } from '../faults/fault-boundary'
import { FaultCard, RetryingCard } from '../faults/fault-cards'
import { StillLoading } from '../faults/still-loading'
import { findSlotFiller } from '../registry/registry'
import { slotMountPoint } from '../remotes/mount-point'
import { TrackMounted } from '../remotes/mounted-pages'
import { useLoad } from '../remotes/retrying-loader'
import { useShell } from '../shell'

/** Marks the owner of the slot in the document, without a layout box of its own. */
const IN_FLOW = { display: 'contents' }

const Filled = <Name extends SlotName>(
  request: SlotRequest<Name> & { filler: RegistryEntry | undefined },
): ReactNode => {
  const { name, props, version, skeleton, filler } = request
  const { remotes, mountedPages } = useShell()
  const load = remotes.slot(name, version)
  const state = useLoad(load)
  switch (state.kind) {
    case 'ready': {
      const Filler: ComponentType<SlotProps[Name]> = state.value
      return (
        <TrackMounted mountedPages={mountedPages} remote={filler?.name ?? ''}>
          <Filler {...(props as SlotProps[Name] & React.JSX.IntrinsicAttributes)} />
        </TrackMounted>
      )
    }
    case 'failed':
      return <FaultCard entry={filler} onRetry={load.retry} isRetrying={state.isRetrying} />
    case 'loading':
      return (
        <>
          {skeleton}
          <StillLoading onRetry={load.retry} />
        </>
      )
  }
}

/** A slot: skeleton, content, or a card with Retry. Content that fails affects nothing else. */
export const SlotFrame = <Name extends SlotName>(request: SlotRequest<Name>) => {
  const { registry } = useShell()
  const { handleError, isReplacing } = useFallback()
  const { name, skeleton } = request
  // The version in use may be replaced while the slot is hidden.
  const entry = findSlotFiller(useSyncExternalStore(registry.subscribe, registry.get), name)
  const filler = entry && registry.inUse(entry.name)
  return (
    <div style={IN_FLOW} data-slot={name} data-remote={filler?.name} data-version={filler?.version}>
      <FaultBoundary
        source={filler}
        onFault={(error) => filler && handleError(slotMountPoint(name), filler, error)}
        meanwhile={skeleton}
        fallback={(retry, failures) =>
          isReplacing ? skeleton : <RetryingCard retry={retry} failures={failures} entry={filler} />
        }
      >
        <Filled {...request} filler={filler} />
      </FaultBoundary>
    </div>
  )
}
