import type { SlotRequest } from '@shuttle/host'
import styles from './stage.module.css'

type Callback = (...given: unknown[]) => void

/** A slot drawn as what it is: a place for somebody else, with its props to read and its callbacks to press. */
export const SlotBox = ({ name, props }: SlotRequest) => {
  const entries = Object.entries(props as Record<string, unknown>)
  const plain = Object.fromEntries(entries.filter(([, value]) => typeof value !== 'function'))
  const callbacks = entries.filter((entry): entry is [string, Callback] => typeof entry[1] === 'function')
  return (
    <section className={styles.slot} aria-label={`slot ${name}`}>
      <p className={styles.slotName}>{name}</p>
      <pre className={styles.slotProps}>{JSON.stringify(plain, null, 1)}</pre>
      {callbacks.map(([callback, call]) => (
        <button key={callback} type="button" className={styles.button} onClick={() => call(plain)}>
          {callback}
        </button>
      ))}
    </section>
  )
}
