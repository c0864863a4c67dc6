import { useRef } from 'react'
import type { DeskMessage } from '../messages'
import type { Play } from '../settings'
import type { StubFacts } from '../stub-facts'
import { Choice } from './choice'
import { ClockField } from './clock-field'
import styles from './desk.module.css'
import { LogList } from './log-list'
import { PageList } from './page-list'
import { SlotForm } from './slot-form'
import { useDesk } from './use-desk'

const addressOf = (play: Play): string =>
  play.kind === 'page'
    ? `/webhtml${play.address}`
    : `/webhtml/slot/${play.name}?${new URLSearchParams({ props: play.props })}`

/** The developer's desk: chooses what the stage plays and who watches, and reads what the remote does. */
export const Desk = ({ facts }: { facts: StubFacts }) => {
  const stage = useRef<HTMLIFrameElement>(null)
  const tell = (message: DeskMessage) => stage.current?.contentWindow?.postMessage(message, location.origin)
  const desk = useDesk(facts, tell)
  const { manifest, settings, address, log } = desk
  const first = useRef(addressOf({ kind: 'page', address: manifest.pages[0]?.path ?? '/' }))
  return (
    <div className={styles.desk}>
      <div className={styles.controls}>
        <header>
          <h1 className={styles.title}>{manifest.name}</h1>
          <p className={styles.muted}>
            {facts.version}, alone · {facts.site ? `calls go to ${facts.site}` : 'no service'}
          </p>
        </header>
        <PageList pages={manifest.pages} language={settings.language} address={address} onPlay={desk.play} />
        {manifest.slots.length > 0 && <SlotForm slots={manifest.slots} onPlay={desk.play} />}
        <Choice
          label="Language"
          value={settings.language}
          options={{ 'zh-cn': '简体', 'zh-hk': '繁體', en: 'English' }}
          onChange={(language) => desk.change({ language })}
        />
        <Choice
          label="Session"
          value={settings.session}
          options={{
            visitor: 'Visitor',
            member: 'Member',
            staff: 'Staff',
            ...(settings.session === 'service' && { service: 'Signed in' }),
          }}
          onChange={(session) => desk.change({ session })}
        />
        <Choice
          label="Colours"
          value={settings.scheme}
          options={{ auto: 'Auto', light: 'Light', dark: 'Dark' }}
          onChange={(scheme) => desk.change({ scheme })}
        />
        <ClockField value={settings.clock} onChange={(clock) => desk.change({ clock })} />
        <LogList lines={log} onClear={desk.clearLog} />
      </div>
      <div className={styles.table}>
        <iframe ref={stage} className={styles.stage} title={`${manifest.name} on the stage`} src={first.current} />
      </div>
    </div>
  )
}
