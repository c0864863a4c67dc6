import type { SlotName } from '@shuttle/contracts'
import { type ComponentType, useEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { tellDesk } from '../messages'
import { FaultBoundary } from './fault-boundary'
import styles from './stage.module.css'
import { StageCard } from './stage-card'
import { useStage } from './stage-context'
import { useLoad } from './use-load'

/** Names of callbacks that slots have; a slot may not ask for those it does not know. */
const CALLBACKS = ['onSignedIn', 'onLeave', 'onPaid', 'onExpired', 'onCancelled'] as const

const spies = (slot: string) =>
  Object.fromEntries(
    CALLBACKS.map((name) => [
      name,
      (detail?: unknown) =>
        tellDesk({ to: 'desk', log: { kind: 'event', text: `${slot} ${name} ${JSON.stringify(detail) ?? ''}` } }),
    ]),
  )

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** One slot of the remote by itself, with props as the desk gives them; callbacks are told to the desk. */
export const SlotView = () => {
  const { module, reportFault } = useStage()
  const name = useParams().name as SlotName
  const text = useSearchParams()[0].get('props') || '{}'
  const props = useMemo(() => ({ ...spies(name), ...parse(text) }), [name, text])
  useEffect(() => tellDesk({ to: 'desk', address: `/slot/${name}` }), [name])
  const load = useLoad(name, async () => {
    const slot = await module.slots[name]?.()
    if (!slot) throw new Error(`remote.ts fills no slot ${name}`)
    return slot.Slot as ComponentType<Record<string, unknown>>
  })
  if (!parse(text)) return <StageCard title="The props are no JSON" detail={text} />
  if (load.kind === 'loading') return null
  if (load.kind === 'failed') return <StageCard title={`${name} cannot be drawn`} detail={String(load.error)} />
  const Slot = load.value
  return (
    <div className={styles.alone}>
      <FaultBoundary key={name + text} onFault={(error) => reportFault(error, `slot ${name}`)}>
        <Slot {...props} />
      </FaultBoundary>
    </div>
  )
}
