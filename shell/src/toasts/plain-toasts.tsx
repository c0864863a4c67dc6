import { useEffect, useSyncExternalStore } from 'react'
import { useShell } from '../shell'
import styles from './plain-toasts.module.css'

const STAYS_MS = 2500

/** Toasts for when the overlay library cannot be fetched: the same texts, announced one after another. */
export const PlainToasts = () => {
  const { toasts } = useShell()
  const [first, ...rest] = useSyncExternalStore(toasts.subscribe, toasts.get)
  const id = first?.id
  const count = rest.length
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(() => {
      const [, ...later] = toasts.take()
      for (const { message, kind } of later) toasts.add(message, kind)
    }, STAYS_MS)
    return () => clearTimeout(timer)
  }, [id, toasts])
  return (
    <div role="status" className={styles.region} data-waiting={count}>
      {first && <p className={styles.toast}>{first.message}</p>}
    </div>
  )
}
