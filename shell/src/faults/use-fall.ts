import type { RegistryEntry } from '@shuttle/contracts'
import { useState } from 'react'
import { useShell } from '../app/shell-context'
import type { Place } from '../remotes/place'

/** What happens when a place throws while it is drawn: until it is known whether another version takes over, no card. */
export const useFall = () => {
  const { remotes } = useShell()
  const [isReplacing, setReplacing] = useState(false)
  return {
    isReplacing,
    fall: (place: Place, entry: RegistryEntry, error: unknown) => {
      setReplacing(true)
      void remotes.fell(place, entry, error).then(() => setReplacing(false))
    },
  }
}
