import { captchaTexts } from '@shuttle/forms/texts'
import {
  Button,
  Card,
  Checkbox,
  PageBody,
  PageHeader,
  RadioList,
  SegmentedControl,
  Stack,
  TextField,
} from '@shuttle/ui'
import { PictureCaptcha } from '@shuttle/ui/captcha'
import { useState } from 'react'
import { choice } from '../choice'
import { texts } from '../texts'
import { SteppersExample } from './steppers-example'

/** A new picture each time; there is no sound here. */
const captchaSource = {
  nextPicture: () =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 56"><text x="36" y="40" font-size="36">${1000 + Math.floor(Math.random() * 9000)}</text></svg>`)}`,
  fetchSound: () => Promise.reject(new Error('no sound in the gallery')),
  now: () => 0,
  onMute: () => {},
}

/** As long as an address of an account may be. */
const LONG_ADDRESS = 'a-passenger-of-thirty@demo.test'

export const FormStory = () => {
  const [email, setEmail] = useState('name@example')
  const [secret, setSecret] = useState('demo1234')
  const [code, setCode] = useState('')
  const [digits, setDigits] = useState('')
  const [ticked, setTicked] = useState(true)
  const [pay, setPay] = useState<string>()
  const [kind, setKind] = useState('night')
  return (
    <main>
      <PageHeader title={texts.signIn} back={{ label: texts.back, onBack: () => {} }} />
      <PageBody>
        <Card title="TextField">
          <Stack>
            <TextField label={texts.email} value="" onChange={() => {}} hint={texts.emailHint} type="email" />
            <TextField label={texts.email} value={email} onChange={setEmail} error={texts.emailError} type="email" />
            <TextField
              label={texts.email}
              value={LONG_ADDRESS}
              onChange={() => {}}
              error={`${texts.emailError}: ${LONG_ADDRESS}`}
              type="email"
            />
            <TextField label={texts.password} value={secret} onChange={setSecret} type="password" />
            <TextField
              label={texts.code}
              value={code}
              onChange={setCode}
              inputMode="numeric"
              trailing={<Button kind="text">{texts.getCode}</Button>}
            />
            <TextField label={texts.longText} value={texts.longText} onChange={() => {}} disabled />
          </Stack>
        </Card>
        <Card title="PictureCaptcha">
          <PictureCaptcha
            source={captchaSource}
            texts={captchaTexts[choice.language]}
            value={digits}
            filter={(typed) => typed.replace(/\D/g, '').slice(0, 4)}
            onChange={setDigits}
            error={undefined}
          />
        </Card>
        <Card title="Checkbox">
          <Checkbox checked={ticked} onChange={setTicked}>
            {texts.longText} <a href="?story=prose">{texts.terms[1]}</a>
          </Checkbox>
          <Checkbox checked={false} onChange={() => {}} error={texts.termsError}>
            {texts.terms.join('')}
          </Checkbox>
          <Checkbox checked={false} onChange={() => {}} disabled>
            {texts.terms.join('')}
          </Checkbox>
        </Card>
        <Card title="RadioList">
          <RadioList
            label={texts.payment}
            value={pay}
            onChange={setPay}
            options={[
              { value: 'card', label: texts.card, hint: texts.longText, aside: <span>HK$65.00</span> },
              { value: 'wechat', label: texts.wechat },
              { value: 'octopus', label: texts.octopus, hint: texts.octopusHint, disabled: true },
            ]}
          />
        </Card>
        <Card title="SegmentedControl">
          <SegmentedControl
            label={texts.ticketKind}
            value={kind}
            onChange={setKind}
            options={[
              { value: 'day', label: texts.day },
              { value: 'night', label: texts.night },
              { value: 'booked', label: texts.booked, disabled: true },
            ]}
          />
        </Card>
        <Card title={texts.passengers}>
          <SteppersExample start={{ adult: 6, child: 1 }} />
        </Card>
      </PageBody>
    </main>
  )
}
