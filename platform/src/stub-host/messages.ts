import type { RemoteManifest } from '@shuttle/contracts'
import type { Play, Settings } from './settings'

/** One line of the log. */
export interface LogLine {
  kind: 'toast' | 'event' | 'call' | 'fault' | 'session'
  text: string
}

/** The desk tells the stage. */
export type DeskMessage = { to: 'stage'; settings: Settings } | { to: 'stage'; play: Play }

/** The stage tells the desk. */
export type StageMessage =
  | { to: 'desk'; opened: RemoteManifest }
  | { to: 'desk'; settings: Settings }
  | { to: 'desk'; address: string }
  | { to: 'desk'; log: LogLine }

/** Messages of the other document of this stub host, and of nobody else. */
export const hear = <Message extends { to: string }>(to: Message['to'], listener: (message: Message) => void): void => {
  addEventListener('message', ({ origin, data }: MessageEvent<Message | undefined>) => {
    if (origin === location.origin && data?.to === to) listener(data)
  })
}

export const tellDesk = (message: StageMessage): void => {
  if (parent !== window) parent.postMessage(message, location.origin)
}
