import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expectAccessible } from '../testing/expect-accessible'
import type { CaptchaSource } from './captcha-props'
import { PictureCaptcha } from './picture-captcha'

const texts = {
  label: 'Captcha',
  hint: 'Four digits',
  picture: 'Picture with four digits',
  another: 'Another picture',
  turning: 'Turning',
  notShown: 'Not shown',
  listen: 'Listen instead',
  speaking: 'Playing',
  notHeard: 'Not heard',
}
const MINUTE_MS = 60_000

const Field = ({ source }: { source: CaptchaSource }) => {
  const [typed, setTyped] = useState('')
  const props = { source, texts, error: undefined, filter: (text: string) => text.replace(/\D/g, '') }
  return <PictureCaptcha {...props} value={typed} onChange={setTyped} />
}
const open = () => {
  const clock = { now: 0 }
  const muted: unknown[] = []
  let pictures = 0
  const source = {
    nextPicture: () => `/picture/${++pictures}`,
    fetchSound: () => Promise.reject(new Error('no sound')),
    now: () => clock.now,
    onMute: (failure: unknown) => muted.push(failure),
  }
  render(<Field source={source} />)
  return { clock, muted, user: userEvent.setup() }
}
const picture = () => screen.getByRole('img', { name: texts.picture })
const number = () => Number(picture().getAttribute('src')?.split('/').at(-1))
const field = () => screen.getByLabelText<HTMLInputElement>(texts.label)

it('the captcha satisfies axe, with a picture and without', async () => {
  open()
  fireEvent.load(picture())
  await expectAccessible()
  fireEvent.error(picture())
  expect(screen.getByText(texts.notShown)).toBeTruthy()
  await expectAccessible()
})

it('a new picture starts a new answer, and is not requested twice while it is loading', async () => {
  const { user } = open()
  const first = number()
  await user.click(screen.getByRole('button', { name: texts.another }))
  expect(number()).toBe(first)
  fireEvent.load(picture())
  await user.type(field(), '12')
  await user.click(screen.getByRole('button', { name: texts.another }))
  expect([number() > first, field().value]).toEqual([true, ''])
  expect(screen.getByText(texts.turning)).toBeTruthy()
})

it.each([
  [1.5, false],
  [1.9, true],
])('typing after %d minutes loads another picture: %j', async (minutes, isAnother) => {
  const { user, clock } = open()
  fireEvent.load(picture())
  const first = number()
  clock.now = minutes * MINUTE_MS
  await user.click(field())
  expect(number() !== first).toBe(isAnother)
})

it('a sound that fails is shown, and reported', async () => {
  const { user, muted } = open()
  fireEvent.load(picture())
  await user.click(screen.getByRole('button', { name: texts.listen }))
  expect(await screen.findByText(texts.notHeard)).toBeTruthy()
  expect(muted).toHaveLength(1)
})
