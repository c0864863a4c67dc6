import type { SlotName } from '@shuttle/contracts'
import { type FormEvent, useState } from 'react'
import type { Play } from '../settings'
import styles from './desk.module.css'

/** Props that every slot of the contracts can be tried with. */
const SAMPLES: Readonly<Record<SlotName, string>> = {
  'login-panel.v1': '{ "mode": "page" }',
  'payment-panel.v1': '{ "orderNo": "A1" }',
  'ticket-viewer.v1': '{ "orderNo": "A1" }',
}

/** Draws one slot of the remote by itself, with these props. */
export const SlotForm = (props: { slots: readonly SlotName[]; onPlay: (play: Play) => void }) => {
  const [name, setName] = useState(props.slots[0] ?? 'login-panel.v1')
  const [text, setText] = useState(SAMPLES[name])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    props.onPlay({ kind: 'slot', name, props: text })
  }
  const choose = (next: SlotName) => {
    setName(next)
    setText(SAMPLES[next])
  }
  return (
    <form aria-label="Slots" onSubmit={handleSubmit}>
      <label>
        <span className={styles.label}>Slot</span>
        <select className={styles.field} value={name} onChange={(event) => choose(event.target.value as SlotName)}>
          {props.slots.map((slot) => (
            <option key={slot}>{slot}</option>
          ))}
        </select>
      </label>
      <div className={styles.row}>
        <label className={styles.grow}>
          <span className={styles.label}>Its props, as JSON</span>
          <input className={styles.field} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <button type="submit" className={styles.button}>
          Draw
        </button>
      </div>
    </form>
  )
}
