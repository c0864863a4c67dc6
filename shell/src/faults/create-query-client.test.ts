import { ApiError } from '@shuttle/contracts'
import { createQueryClient } from './create-query-client'

const open = () => {
  const received: unknown[] = []
  const client = createQueryClient({
    reportFault: (error, where) => received.push(['reported', error, where]),
    onCallFault: (error, hasContent) => received.push(['shown', error, hasContent]),
  })
  const ask = async (error: unknown, isHandledElsewhere = false) => {
    const queryFn = () => Promise.reject(error)
    await client.fetchQuery({ queryKey: ['lines', 1], queryFn, meta: { isHandledElsewhere } }).catch(() => undefined)
    return received
  }
  return { client, ask }
}

const unreadable = new ApiError({ kind: 'unreadable', code: 'SUCCESS' })
const refused = new ApiError({ kind: 'refused', code: 'TOO_MANY_REQUESTS' })

describe('a failed query', () => {
  it('is reported by its name and shown by the shell', async () => {
    expect(await open().ask(unreadable)).toEqual([
      ['reported', unreadable, 'query lines'],
      ['shown', unreadable, false],
    ])
  })

  it('that happens every day is shown alone', async () => {
    expect(await open().ask(refused)).toEqual([['shown', refused, false]])
  })

  it('that its screen shows is reported alone', async () => {
    expect(await open().ask(unreadable, true)).toEqual([['reported', unreadable, 'query lines']])
    expect(await open().ask(refused, true)).toEqual([])
  })

  it('names whether the screen has content', async () => {
    const { client, ask } = open()
    client.setQueryData(['lines', 1], 'lines of before', { updatedAt: 1 })
    expect(await ask(refused)).toEqual([['shown', refused, true]])
  })
})
