import { ApiError } from '@shuttle/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useSubmit } from './use-submit'

const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

it('sends once for two presses before the screen renders again, and again after the answer', async () => {
  const answers: ((value: string) => void)[] = []
  const send = () => new Promise<string>((resolve) => answers.push(resolve))
  const { result } = renderHook(() => useSubmit({ name: 'a test', send }), { wrapper: Queries })
  await act(async () => {
    const { submit } = result.current
    const first = submit()
    expect(await submit()).toBeUndefined()
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.('done')
    expect(await first).toEqual({ result: 'done' })
  })
  expect(answers).toHaveLength(1)
  act(() => void result.current.submit())
  await waitFor(() => expect(answers).toHaveLength(2))
  await waitFor(() => expect(result.current.isPending).toBe(true))
})

it('shows a fault elsewhere if the caller requests it, and a refusal always here', async () => {
  const errors = [
    new ApiError({ kind: 'offline', code: 'OFFLINE' }),
    new ApiError({ kind: 'refused', code: 'CODE_WRONG' }),
  ]
  const faults: unknown[] = []
  const send = () => Promise.reject(errors.shift())
  const options = { name: 'a test', send, onFault: (error: unknown) => void faults.push(error) }
  const { result } = renderHook(() => useSubmit(options), { wrapper: Queries })
  await act(() => result.current.submit())
  expect([faults, result.current.failure]).toEqual([[expect.objectContaining({ code: 'OFFLINE' })], undefined])
  await act(() => result.current.submit())
  expect([faults.length, result.current.failure]).toEqual([1, { code: 'CODE_WRONG' }])
})
