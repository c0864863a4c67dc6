import { ApiError } from '@shuttle/contracts'
import { createTestHost } from '@shuttle/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useCallMutation } from './use-call-mutation'

const faults: unknown[] = []
beforeEach(() => {
  faults.length = 0
  createTestHost().reportFault = (error, where) => faults.push([error, where])
})

const open = (call: (input: string) => Promise<string>, onDone?: (result: string, input: string) => void) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useCallMutation({ call, name: 'a test', onDone }), { wrapper }).result
}

it('passes the result to the cache first, then to the caller', async () => {
  const done: string[][] = []
  const mutation = open(
    async (input) => `${input}!`,
    (result, input) => done.push([result, input]),
  )
  const outcome = await act(() => mutation.current.send('one'))
  expect(outcome).toEqual({ kind: 'done', result: 'one!' })
  expect(done).toEqual([['one!', 'one']])
})

it('sends one call at a time', async () => {
  const sent: string[] = []
  let answer: (text: string) => void = () => undefined
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  const mutation = open((input) => {
    sent.push(input)
    return answered
  })
  await act(async () => {
    const first = mutation.current.send('one')
    expect(await mutation.current.send('two')).toEqual({ kind: 'busy' })
    answer('done')
    await first
  })
  expect(sent).toEqual(['one'])
  await act(() => mutation.current.send('three'))
  expect(sent).toEqual(['one', 'three'])
})

it('answers a refusal with its error and reports nothing', async () => {
  const error = new ApiError({ kind: 'refused', code: 'SOLD_OUT' })
  const mutation = open(() => Promise.reject(error))
  expect(await act(() => mutation.current.send('one'))).toEqual({ kind: 'failed', error, refusal: error })
  // The cache notifies its observers in a later task, which may come after `act`.
  await waitFor(() => expect(mutation.current.error).toBe(error))
  expect(faults).toEqual([])
})

it('a fault is reported once, with the name of its call', async () => {
  const error = new ApiError({ kind: 'server', status: 500 })
  const mutation = open(() => Promise.reject(error))
  expect(await act(() => mutation.current.send('one'))).toEqual({ kind: 'failed', error, refusal: undefined })
  expect(faults).toEqual([[error, 'a test']])
})

it('a call is sent without a network too, and fails at once', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = new ApiError({ kind: 'offline', code: 'OFFLINE' })
  const mutation = open(() => Promise.reject(error))
  expect(await act(() => mutation.current.send('one'))).toMatchObject({ kind: 'failed', error })
  jest.restoreAllMocks()
})
