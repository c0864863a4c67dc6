import type { SlotName, SlotProps } from '@shuttle/contracts'
import type { SlotRequest } from '@shuttle/host'
import type { ComponentType, ReactNode } from 'react'
import { useShell } from '../app/shell-context'
import { FaultBoundary } from '../faults/fault-boundary'
import { FaultCard } from '../faults/fault-card'
import { HealingCard } from '../faults/healing-card'
import { StillLoading } from '../faults/still-loading'
import { findSlotFiller } from '../registry/find-owner'
import { useLoad } from '../remotes/use-load'

const Filled = <Name extends SlotName>({ name, props, skeleton }: SlotRequest<Name>): ReactNode => {
  const { remotes } = useShell()
  const load = remotes.slot(name)
  const state = useLoad(load)
  switch (state.kind) {
    case 'ready': {
      const Filler: ComponentType<SlotProps[Name]> = state.value
      return <Filler {...(props as SlotProps[Name] & React.JSX.IntrinsicAttributes)} />
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
  const { registry, reportFault } = useShell()
  const { name } = request
  const report = (error: unknown) => {
    const entry = findSlotFiller(registry, name)
    reportFault(error, `drawing slot ${name}`, entry)
  }
  return (
    <FaultBoundary onFault={report} fallback={(retry, failures) => <HealingCard retry={retry} failures={failures} />}>
      <Filled {...request} />
    </FaultBoundary>
  )
}
