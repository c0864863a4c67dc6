import { useEffect, useRef, useState } from 'react'
import { type DeskMessage, hear, type LogLine, type StageMessage } from '../messages'
import { keepSettings, type Play, readSettings, type Settings } from '../settings'
import type { StubFacts } from '../stub-facts'

const MOST_LINES = 100

export interface NumberedLine extends LogLine {
  number: number
}

/** What the desk knows, and what it asks of the stage. */
export const useDesk = (facts: StubFacts, tell: (message: DeskMessage) => void) => {
  const [settings, setSettings] = useState(readSettings)
  const [manifest, setManifest] = useState(facts.manifest)
  const [address, setAddress] = useState('')
  const [log, setLog] = useState<readonly NumberedLine[]>([])
  const lines = useRef(0)

  useEffect(() => {
    hear<StageMessage>('desk', (message) => {
      if ('opened' in message) setManifest(message.opened)
      if ('settings' in message) setSettings(message.settings)
      if ('address' in message) setAddress(message.address)
      if ('log' in message) {
        lines.current += 1
        const line = { ...message.log, number: lines.current }
        setLog((before) => [line, ...before].slice(0, MOST_LINES))
      }
    })
  }, [])

  return {
    settings,
    manifest,
    address,
    log,
    clearLog: () => setLog([]),
    change: (next: Partial<Settings>) => {
      const changed = { ...settings, ...next }
      setSettings(changed)
      keepSettings(changed)
      tell({ to: 'stage', settings: changed })
    },
    play: (play: Play) => tell({ to: 'stage', play }),
  }
}
