import type { Pause } from '@shuttle/wire/staff'
import { useState } from 'react'
import { EndPause } from './end-pause'
import { PauseTable } from './pause-table'

/** Pauses of automatic refunds, and the dialog that ends one. */
export const PauseRefunds = () => {
  const [ended, setEnded] = useState<Pause>()
  return (
    <>
      <PauseTable onEnd={setEnded} />
      <EndPause pause={ended} onClose={() => setEnded(undefined)} />
    </>
  )
}
