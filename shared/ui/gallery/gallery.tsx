import { Card, LanguageSwitch, PageBody, PageHeader } from '@shuttle/ui'
import { addressWith, choice } from './choice'
import { CalendarScene } from './scenes/calendar-scene'
import { ControlsScene } from './scenes/controls-scene'
import { FormScene } from './scenes/form-scene'
import { HomeScene } from './scenes/home-scene'
import { OverlayScene } from './scenes/overlay-scene'
import { ProseScene } from './scenes/prose-scene'
import { PurchaseScene } from './scenes/purchase-scene'
import { StatesScene } from './scenes/states-scene'

const QUERY = { 'zh-cn': 'zh-Hans', 'zh-hk': 'zh-Hant', en: 'en' } as const

const SCENES = {
  home: HomeScene,
  purchase: PurchaseScene,
  controls: ControlsScene,
  form: FormScene,
  calendar: CalendarScene,
  states: StatesScene,
  overlay: OverlayScene,
  prose: ProseScene,
}

const isScene = (name: string): name is keyof typeof SCENES => name in SCENES

const Contents = () => (
  <main>
    <PageHeader
      title="Widgets"
      tagline="Every widget in every state"
      overlap
      actions={
        <LanguageSwitch
          kind="header"
          label="Language"
          value={choice.language}
          onChange={(language) => location.assign(addressWith('lang', QUERY[language]))}
        />
      }
    />
    <PageBody overlap>
      <Card title="Scenes">
        <ul>
          {Object.keys(SCENES).map((name) => (
            <li key={name}>
              <a href={addressWith('scene', name)}>{name}</a>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Theme">
        <a href={addressWith('theme', 'light')}>light</a> <a href={addressWith('theme', 'dark')}>dark</a>
      </Card>
    </PageBody>
  </main>
)

export const Gallery = () => {
  if (!isScene(choice.scene)) return <Contents />
  const Scene = SCENES[choice.scene]
  return <Scene />
}
