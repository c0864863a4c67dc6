import { useEffect, useSyncExternalStore } from 'react'
import { SignInCard } from './sign-in-card'
import styles from './stage.module.css'
import { StageCard } from './stage-card'
import { useStage } from './stage-context'

const TOAST_MS = 2500

/** What the stub says in the shell's place: the toast, a missing service, an anomaly, a wish to be signed in. */
export const NotesView = () => {
  const { notes, facts } = useStage()
  const { toast, isUnanswered, anomaly, askToSignIn } = useSyncExternalStore(notes.subscribe, notes.get)
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(() => {
      const { toast: _, ...rest } = notes.get()
      notes.set(rest)
    }, TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast, notes])

  const settle = (isSignedIn: boolean) => {
    const { askToSignIn: _, ...rest } = notes.get()
    notes.set(rest)
    askToSignIn?.(isSignedIn)
  }
  const forget = () => {
    const { anomaly: _, ...rest } = notes.get()
    notes.set({ ...rest, isUnanswered: false })
  }
  return (
    <div className={styles.notes}>
      {askToSignIn && <SignInCard onSettled={settle} />}
      {isUnanswered && !facts.site && (
        <StageCard title="No service is there">
          <p>The remote called the service, and this host has none. Start it with a running site:</p>
          <pre className={styles.detail}>--site http://127.0.0.1:8080</pre>
          <button type="button" className={styles.button} onClick={forget}>
            Close
          </button>
        </StageCard>
      )}
      {anomaly && (!isUnanswered || facts.site) && (
        <StageCard title="The shell would show its fault page" detail={anomaly}>
          <button type="button" className={styles.button} onClick={forget}>
            Close
          </button>
        </StageCard>
      )}
      <div role="status">{toast && <p className={styles.toast}>{toast.message}</p>}</div>
    </div>
  )
}
