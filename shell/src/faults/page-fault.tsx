import { PageHeader } from '@shuttle/ui'
import { useSyncExternalStore } from 'react'
import { useShell } from '../app/shell-context'
import type { Owner } from '../registry/find-owner'
import { FaultCard } from './fault-card'

/** A page that could not be had: its name, and the card. */
export const PageFault = (props: { owner: Owner; onRetry: () => void; isRetrying?: boolean }) => {
  const { remotes, language: store } = useShell()
  const language = useSyncExternalStore(store.subscribe, store.get)
  return (
    <>
      <PageHeader title={remotes.title(props.owner, language)} />
      <FaultCard onRetry={props.onRetry} isRetrying={props.isRetrying ?? false} />
    </>
  )
}
