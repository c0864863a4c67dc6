import { useSyncExternalStore } from 'react'
import { StillLoading } from '../faults/still-loading'
import { type RetryingLoader, useLoad } from '../remotes/retrying-loader'
import { useShell } from '../shell'

const Waiting = ({ load }: { load: RetryingLoader<void> }) =>
  useLoad(load).kind === 'loading' && <StillLoading onRetry={load.retry} />

/** Shows after 5 s that the texts of the chosen language have not come, with Retry. */
export const LanguageSwitchNotice = () => {
  const { choice } = useShell().language
  const { load } = useSyncExternalStore(choice.subscribe, choice.getState)
  return load && <Waiting load={load} />
}
