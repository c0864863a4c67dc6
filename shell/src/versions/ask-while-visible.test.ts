/** @jest-environment jsdom */

import { askWhileVisible } from './ask-while-visible'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})
const soon = () => jest.advanceTimersByTimeAsync(0)
const PAUSE_MS = 3000

/** A service whose answers the test gives. */
const aService = () => {
  const answers: ((error?: Error) => void)[] = []
  const ask = askWhileVisible(
    () => new Promise((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve()))),
  )
  return { answers, ask }
}

describe('a tab that can be seen', () => {
  it('asks one question at a time, and once more for all who came meanwhile', async () => {
    const { answers, ask } = aService()
    let isAnswered = false
    void ask().then(() => {
      isAnswered = true
    })
    void ask()
    void ask()
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await soon()
    expect([answers.length, isAnswered]).toEqual([2, false])
    answers[1]?.()
    await soon()
    expect([answers.length, isAnswered]).toEqual([2, true])
  })

  it('asks again three seconds after each answer or failure', async () => {
    const { answers, ask } = aService()
    void ask()
    for (const [count, error] of [undefined, new Error('503'), undefined].entries()) {
      answers[count]?.(error)
      await jest.advanceTimersByTimeAsync(PAUSE_MS - 1)
      expect(answers).toHaveLength(count + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(answers).toHaveLength(count + 2)
    }
  })

  it('waits for a slow answer instead of asking beside it', async () => {
    const { answers, ask } = aService()
    void ask()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(answers).toHaveLength(1)
  })
})

it('a hidden tab asks nothing until its reader returns', async () => {
  const { answers, ask } = aService()
  void ask()
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

it('a page that comes back from the cache of the browser asks at once', async () => {
  const { answers } = aService()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(answers).toHaveLength(0)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(answers).toHaveLength(1)
})
