import {
  Button,
  Card,
  Checkbox,
  Notice,
  PageBody,
  PageHeader,
  PriceLines,
  RadioList,
  SegmentedControl,
  Stack,
  TotalBar,
} from '@shuttle/ui'
import { useState } from 'react'
import { texts } from '../texts'
import { SampleCalendar } from './sample-calendar'
import { SteppersExample } from './steppers-example'

export const PurchaseStory = () => {
  const [date, setDate] = useState<string | undefined>('2026-11-23')
  const [kind, setKind] = useState('day')
  const [pay, setPay] = useState<string | undefined>('card')
  const [agreed, setAgreed] = useState(false)
  return (
    <main>
      <PageHeader
        title={texts.purchase}
        back={{ label: texts.back, onBack: () => history.back() }}
        route={{ from: texts.hongKong, to: texts.zhuhai, joint: texts.joint }}
        chip={texts.oneWay}
        overlap
      />
      <PageBody overlap>
        <Card>
          <SampleCalendar
            value={date}
            onSelect={setDate}
            marks={{ '2026-11-28': { text: texts.soldOut, closed: true } }}
          />
        </Card>
        <Card>
          <Stack>
            <SegmentedControl
              label={texts.ticketKind}
              value={kind}
              onChange={setKind}
              options={[
                { value: 'day', label: texts.day },
                { value: 'night', label: texts.night },
                { value: 'booked', label: texts.booked },
              ]}
            />
            <Notice>{texts.dayNote}</Notice>
          </Stack>
        </Card>
        <Card title={texts.passengers}>
          <SteppersExample start={{ adult: 2 }} />
        </Card>
        <Card title={texts.payment}>
          <RadioList
            label={texts.payment}
            value={pay}
            onChange={setPay}
            options={[
              { value: 'card', label: texts.card },
              { value: 'wechat', label: texts.wechat },
              { value: 'octopus', label: texts.octopus, hint: texts.octopusHint, disabled: true },
            ]}
          />
        </Card>
        <Card title={texts.price}>
          <PriceLines
            lines={[
              { label: texts.adult, detail: '2 × HK$65.00', amount: 'HK$130.00' },
              { label: texts.discount, amount: '−HK$10.00' },
            ]}
            total={{ label: texts.total, amount: 'HK$120.00' }}
          />
        </Card>
        <Card>
          <Checkbox checked={agreed} onChange={setAgreed} error={agreed ? undefined : texts.termsError}>
            {texts.terms[0]}
            <a href="?story=prose">{texts.terms[1]}</a>
            {texts.terms[2]}
            <a href="?story=prose">{texts.terms[3]}</a>
            {texts.terms[4]}
          </Checkbox>
        </Card>
      </PageBody>
      <TotalBar label={texts.total} amount="HK$120.00">
        <Button>{texts.confirm}</Button>
      </TotalBar>
    </main>
  )
}
