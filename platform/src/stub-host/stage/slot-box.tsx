import type { SlotRequest } from '@shuttle/host'
import { FaultBoundary } from './fault-boundary'
import { findFiller } from './find-filler'
import styles from './stage.module.css'
import { useStage } from './stage-context'
import { useLoad } from './use-load'

type Callback = (...given: unknown[]) => void

/** Props to read and callbacks to press, where nobody fills the slot. */
const EmptyPlace = ({ props }: { props: Record<string, unknown> }) => {
  const entries = Object.entries(props)
  const plain = Object.fromEntries(entries.filter(([, value]) => typeof value !== 'function'))
  const callbacks = entries.filter((entry): entry is [string, Callback] => typeof entry[1] === 'function')
  return (
    <>
      <pre className={styles.slotProps}>{JSON.stringify(plain, null, 1)}</pre>
      {callbacks.map(([callback, call]) => (
        <button key={callback} type="button" className={styles.button} onClick={() => call(plain)}>
          {callback}
        </button>
      ))}
    </>
  )
}

/** A slot drawn as what it is: a labelled place, with whoever fills it here inside. */
export const SlotBox = ({ name, props }: SlotRequest) => {
  const stage = useStage()
  const load = useLoad(name, () => findFiller(stage, name))
  const Filler = load.kind === 'ready' ? load.value : undefined
  const given = props as unknown as Record<string, unknown>
  return (
    <section className={styles.slot} aria-label={`slot ${name}`}>
      <p className={styles.slotName}>{name}</p>
      {load.kind === 'failed' && <pre className={styles.detail}>{String(load.error)}</pre>}
      {Filler ? (
        <FaultBoundary onFault={(error) => stage.reportFault(error, `slot ${name}`)}>
          <Filler {...given} />
        </FaultBoundary>
      ) : (
        load.kind !== 'loading' && <EmptyPlace props={given} />
      )}
    </section>
  )
}
