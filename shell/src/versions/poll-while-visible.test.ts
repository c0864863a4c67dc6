/** @jest-environment jsdom */

import { pollWhileVisible } from './poll-while-visible'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
const soon = () => jest.advanceTimersByTimeAsync(0)
const PAUSE_MS = 3000

/** A service whose answers the test controls. */
const aService = () => {
  const answers: ((error?: Error) => void)[] = []
  const poll = pollWhileVisible(
    () => new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve()))),
  )
  return { answers, poll }
}

describe('polling in a visible tab', () => {
  it('sends one request at a time, and one more for all calls meanwhile', async () => {
    const { answers, poll } = aService()
    let isAnswered = false
    void poll().then(() => {
      isAnswered = true
    })
    void poll()
    void poll()
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await soon()
    expect([answers.length, isAnswered]).toEqual([2, false])
    answers[1]?.()
    await soon()
    expect([answers.length, isAnswered]).toEqual([2, true])
  })

  it('sends the next request three seconds after each answer or failure', async () => {
    const { answers, poll } = aService()
    void poll()
    for (const [count, error] of [undefined, new Error('503'), undefined].entries()) {
      answers[count]?.(error)
      await jest.advanceTimersByTimeAsync(PAUSE_MS - 1)
      expect(answers).toHaveLength(count + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(answers).toHaveLength(count + 2)
    }
  })

  it('waits for a slow answer without a parallel request', async () => {
    const { answers, poll } = aService()
    void poll()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(answers).toHaveLength(1)
  })
})

it('a hidden tab sends no request until its user returns', async () => {
  const { answers, poll } = aService()
  void poll()
  answers[0]?.()
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(answers).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(answers).toHaveLength(1)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(answers).toHaveLength(2)
  answers[1]?.()
  await jest.advanceTimersByTimeAsync(PAUSE_MS)
  expect(answers).toHaveLength(3)
})

it('a page restored from the browser cache sends a request at once', async () => {
  const { answers } = aService()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(answers).toHaveLength(0)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(answers).toHaveLength(1)
})
