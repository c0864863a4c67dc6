import { act, renderHook } from '@testing-library/react'
import { useAttempt } from './use-attempt'

it('one attempt at a time, also of two presses before the screen was drawn again; then another', async () => {
  const { result } = renderHook(useAttempt)
  const answers: ((value: string) => void)[] = []
  const send = () => new Promise<string>((resolve) => answers.push(resolve))
  await act(async () => {
    const { attempt } = result.current
    const first = attempt(send)
    expect(await attempt(send)).toBeUndefined()
    answers[0]?.('done')
    expect(await first).toEqual({ result: 'done' })
  })
  expect(answers).toHaveLength(1)
  act(() => void result.current.attempt(send))
  expect(answers).toHaveLength(2)
  expect(result.current.isBusy).toBe(true)
})
