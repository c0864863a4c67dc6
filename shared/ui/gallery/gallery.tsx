import { Card, LanguageSwitch, PageBody, PageHeader } from '@shuttle/ui'
import { addressWith, choice } from './choice'
import { BackofficePartsStory } from './stories/backoffice-parts-story'
import { BackofficeStory } from './stories/backoffice-story'
import { CalendarStory } from './stories/calendar-story'
import { ControlsStory } from './stories/controls-story'
import { FormStory } from './stories/form-story'
import { HomeStory } from './stories/home-story'
import { OverlayStory } from './stories/overlay-story'
import { ProseStory } from './stories/prose-story'
import { PurchaseStory } from './stories/purchase-story'
import { StatesStory } from './stories/states-story'

const QUERY = { 'zh-cn': 'zh-Hans', 'zh-hk': 'zh-Hant', en: 'en' } as const

const STORIES = {
  home: HomeStory,
  purchase: PurchaseStory,
  controls: ControlsStory,
  form: FormStory,
  calendar: CalendarStory,
  states: StatesStory,
  overlay: OverlayStory,
  prose: ProseStory,
  backoffice: BackofficeStory,
  'backoffice-parts': BackofficePartsStory,
}

const isStory = (name: string): name is keyof typeof STORIES => name in STORIES

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
      <Card title="Stories">
        <ul>
          {Object.keys(STORIES).map((name) => (
            <li key={name}>
              <a href={addressWith('story', name)}>{name}</a>
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
  if (!isStory(choice.story)) return <Contents />
  const Story = STORIES[choice.story]
  return <Story />
}
