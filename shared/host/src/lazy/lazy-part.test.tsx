import { createTestHost } from '@shuttle/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createLazyPart } from './lazy-part'

const lazyPart = createLazyPart('mf-x', () => 'This did not load')
interface QuestionProps {
  open: boolean
  onCancel: () => void
}
const Question = ({ open, onCancel }: QuestionProps) =>
  open && (
    <button type="button" onClick={onCancel}>
      No
    </button>
  )
const giveUp = ({ onCancel }: QuestionProps) => onCancel()
const setUp = (load: () => Promise<typeof Question>) => {
  const host = createTestHost({ takesFaults: true })
  const cancelled: string[] = []
  const LazyQuestion = lazyPart<QuestionProps>(load, giveUp)
  const draw = (open: boolean, by = 'first') => <LazyQuestion open={open} onCancel={() => cancelled.push(by)} />
  return { host, cancelled, draw, view: render(draw(false)), LazyQuestion }
}

it('a lazy part is loaded once, when it is first opened', async () => {
  let loads = 0
  const { view, draw } = setUp(async () => {
    loads += 1
    return Question
  })
  expect(loads).toBe(0)
  view.rerender(draw(true))
  expect(await screen.findByRole('button', { name: 'No' })).toBeTruthy()
  view.rerender(draw(false))
  view.rerender(draw(true))
  expect(screen.getByRole('button', { name: 'No' })).toBeTruthy()
  expect(loads).toBe(1)
})

it('a lazy part that was preloaded is drawn at once', async () => {
  const { view, draw, LazyQuestion } = setUp(async () => Question)
  await LazyQuestion.fetch()
  view.unmount()
  render(draw(true))
  expect(screen.getByRole('button', { name: 'No' })).toBeTruthy()
})

it('a lazy part that cannot be loaded is given up by its latest props and loaded when it is opened again', async () => {
  let fail: (error: Error) => void = () => undefined
  const loads = [() => new Promise<never>((_, reject) => (fail = reject)), async () => Question]
  const { view, draw, host, cancelled } = setUp(
    () => loads.shift()?.() ?? Promise.reject(new Error('loaded too often')),
  )
  view.rerender(draw(true))
  view.rerender(draw(true, 'latest'))
  fail(new Error('offline'))
  await waitFor(() => expect(cancelled).toEqual(['latest']))
  expect(host.toasts).toEqual([{ message: 'This did not load', kind: 'error' }])
  expect(host.faults).toHaveLength(1)
  view.rerender(draw(false))
  view.rerender(draw(true))
  expect(await screen.findByRole('button', { name: 'No' })).toBeTruthy()
})

it('a lazy part that was closed before it could not be loaded shows no toast', async () => {
  let fail: (error: Error) => void = () => undefined
  const { view, draw, host, cancelled } = setUp(() => new Promise((_, reject) => (fail = reject)))
  view.rerender(draw(true))
  view.rerender(draw(false))
  fail(new Error('offline'))
  await waitFor(() => expect(host.faults).toHaveLength(1))
  expect([host.toasts, cancelled]).toEqual([[], []])
})

describe('a lazy part whose file does not arrive', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  /** Load attempts that the test resolves or rejects. */
  const setUpTries = () => {
    const tries: { resolve: (part: typeof Question) => void; reject: (error: unknown) => void }[] = []
    const made = setUp(() => new Promise((resolve, reject) => tries.push({ resolve, reject })))
    // As in the shell: a file that has not arrived is rejected.
    made.host.abortLoads = () => tries.at(-1)?.reject(Object.assign(new Error('given up'), { type: 'aborted' }))
    return { ...made, tries }
  }
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const isShown = () => screen.queryByRole('button', { name: 'No' }) !== null

  it('shows a toast after 5 s and loads the part anew when it is opened again', async () => {
    const { view, draw, host, cancelled, tries } = setUpTries()
    view.rerender(draw(true))
    await wait(4999)
    expect(host.toasts).toEqual([])
    await wait(1)
    expect([host.toastTexts, cancelled]).toEqual([['This did not load'], ['first']])
    view.rerender(draw(false))
    view.rerender(draw(true))
    await wait(0)
    expect(tries).toHaveLength(2)
    tries[1]?.resolve(Question)
    await wait(0)
    expect(isShown()).toBe(true)
    expect(host.faults).toHaveLength(1)
  })

  it('shows a part whose file arrived late without another request', async () => {
    const { view, draw, tries } = setUpTries()
    view.rerender(draw(true))
    await wait(5000)
    view.rerender(draw(false))
    tries[0]?.resolve(Question)
    await wait(0)
    view.rerender(draw(true))
    await wait(0)
    expect(isShown()).toBe(true)
    expect(tries).toHaveLength(1)
  })

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the tab becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('an open part is loaded anew when %s, unless an attempt has just begun', async (_, happen) => {
    const { view, draw, tries } = setUpTries()
    view.rerender(draw(true))
    await wait(500)
    happen()
    expect(tries).toHaveLength(1)
    await wait(501)
    happen()
    await wait(0)
    expect(tries).toHaveLength(2)
    tries[1]?.resolve(Question)
    await wait(0)
    expect(isShown()).toBe(true)
  })

  it('rejects a preload after 5 s', async () => {
    const { LazyQuestion } = setUpTries()
    const failed = LazyQuestion.fetch().then(
      () => 'there',
      (error: Error) => error.message,
    )
    await wait(5000)
    expect(await failed).toBe('not there within 5 s')
  })
})
