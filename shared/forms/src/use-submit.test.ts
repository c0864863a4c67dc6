import { act, renderHook } from '@testing-library/react'
import { useSubmit } from './use-submit'

it('sends once for two presses before the screen is drawn again, and again after the answer', async () => {
  const answers: ((value: string) => void)[] = []
  const send = () => new Promise<string>((resolve) => answers.push(resolve))
  const { result } = renderHook(() => useSubmit({ name: 'a test', send }))
  await act(async () => {
    const { submit } = result.current
    const first = submit()
    expect(await submit()).toBeUndefined()
    answers[0]?.('done')
    expect(await first).toEqual({ result: 'done' })
  })
  expect(answers).toHaveLength(1)
  act(() => void result.current.submit())
  expect(answers).toHaveLength(2)
  expect(result.current.isPending).toBe(true)
})
