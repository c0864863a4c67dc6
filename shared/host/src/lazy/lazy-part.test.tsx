import { createTestHost } from '@shuttle/testing'
import { render, screen, waitFor } from '@testing-library/react'
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

it('a lazy part that cannot be loaded is given up by its latest props, and loaded when it is opened again', async () => {
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
