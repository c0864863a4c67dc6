import {
  BottomBar,
  Card,
  LanguageSwitch,
  Money,
  Notice,
  PageBody,
  PageHeader,
  RouteLine,
  Row,
  Stack,
} from '@shuttle/ui'
import { Ticket, User } from 'lucide-react'
import { choice } from '../choice'
import { texts } from '../texts'

const LINES = [
  [texts.hongKong, texts.zhuhai],
  [texts.hongKong, texts.macau],
  [texts.zhuhai, texts.hongKong],
] as const

export const HomeStory = () => (
  <>
    <main>
      <PageHeader
        title={texts.brand}
        tagline={texts.tagline}
        actions={<LanguageSwitch kind="header" label={texts.language} value={choice.language} onChange={() => {}} />}
        overlap
      />
      <PageBody overlap>
        <Notice kind="info">{texts.info}</Notice>
        {LINES.map(([from, to]) => (
          <Card key={from + to}>
            <Stack>
              <RouteLine from={from} to={to} joint={texts.joint} />
              <Row spread="between">
                <span>{texts.oneWay}</span>
                <Money amount="HK$65.00" />
              </Row>
            </Stack>
          </Card>
        ))}
      </PageBody>
    </main>
    <BottomBar
      label={texts.places}
      items={[
        { label: texts.buy, icon: <Ticket size={22} />, href: '?story=home', current: true },
        { label: texts.mine, icon: <User size={22} />, href: '?story=form', current: false },
      ]}
    />
  </>
)
