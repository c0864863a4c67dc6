import { createRetryingLoader, type FailedTry } from './retrying-loader'

/** A load whose attempts are settled by hand. */
const byHand = () => {
  const attempts: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const failures: unknown[] = []
  const load = createRetryingLoader<string>({
    load: () => new Promise((resolve, reject) => attempts.push({ resolve, reject })),
    onFailure: (error) => failures.push(error),
    random: () => 0.5,
  })
  return { load, attempts, failures }
}
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('something that loads', () => {
  it('is loading, then ready', async () => {
    const { load, attempts } = byHand()
    expect(load.get()).toEqual({ kind: 'loading' })
    attempts[0]?.resolve('page')
    await settle()
    expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
  })

  it('[D9.18] fails with a report, and Retry heals it', async () => {
    const { load, attempts, failures } = byHand()
    attempts[0]?.reject(new Error('404'))
    await settle()
    expect(load.get()).toMatchObject({ kind: 'failed', isRetrying: false })
    expect(failures).toHaveLength(1)
    load.retry()
    expect(load.get()).toMatchObject({ kind: 'failed', isRetrying: true })
    attempts[1]?.resolve('page')
    await settle()
    expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
  })

  it('counts as failed when it never settles, and a late arrival is welcome', async () => {
    const { load, attempts } = byHand()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(load.get().kind).toBe('failed')
    attempts[0]?.resolve('late')
    await settle()
    expect(load.get()).toEqual({ kind: 'ready', value: 'late' })
  })

  it('lets a slow attempt go on beside a retry: the first to arrive wins', async () => {
    const { load, attempts } = byHand()
    load.retry()
    attempts[0]?.resolve('slow')
    await settle()
    attempts[1]?.resolve('retry')
    await settle()
    expect(load.get()).toEqual({ kind: 'ready', value: 'slow' })
  })

  it('keeps waiting for the newest attempt when an older one fails', async () => {
    const { load, attempts } = byHand()
    load.retry()
    attempts[0]?.reject(new Error('old'))
    await settle()
    expect(load.get()).toEqual({ kind: 'loading' })
  })
})

describe('the fallback of a failed try', () => {
  const withFallback = (loadFallback: (failed: FailedTry) => Promise<string>) => {
    const attempts: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
    const failures: unknown[] = []
    const load = createRetryingLoader<string>({
      load: () => new Promise((resolve, reject) => attempts.push({ resolve, reject })),
      loadFallback,
      onFailure: (error) => failures.push(error),
    })
    return { load, attempts, failures }
  }

  it('is taken without a failure', async () => {
    const asked: FailedTry[] = []
    const { load, attempts, failures } = withFallback(async (failed) => {
      asked.push(failed)
      return 'older'
    })
    const error = new Error('404')
    attempts[0]?.reject(error)
    await load.first
    expect(asked).toEqual([{ error, attempt: 0, isSlow: false }])
    expect(load.get()).toEqual({ kind: 'ready', value: 'older' })
    expect(failures).toEqual([])
  })

  it('is asked for when an attempt never settles', async () => {
    const { load } = withFallback(async ({ isSlow }) => `slow ${isSlow}`)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(load.get()).toEqual({ kind: 'ready', value: 'slow true' })
  })

  it('leaves the failure when there is none', async () => {
    const { load, attempts, failures } = withFallback(() => Promise.reject(new Error('none')))
    attempts[0]?.reject(new Error('404'))
    await load.first
    expect(load.get()).toMatchObject({ kind: 'failed', error: new Error('404') })
    expect(failures).toEqual([new Error('404')])
  })

  it('comes too late when a retry has arrived meanwhile', async () => {
    let give: (value: string) => void = () => undefined
    const { load, attempts } = withFallback(
      () =>
        new Promise((resolve) => {
          give = resolve
        }),
    )
    attempts[0]?.reject(new Error('404'))
    await settle()
    load.retry()
    attempts[1]?.resolve('newer')
    await settle()
    give('older')
    await settle()
    expect(load.get()).toEqual({ kind: 'ready', value: 'newer' })
  })
})

describe('healing without a reload', () => {
  it('happens by itself after 2, 4, 8 s while somebody looks', async () => {
    const { load, attempts } = byHand()
    load.subscribe(() => undefined)
    for (const [count, wait] of [2000, 4000, 8000].entries()) {
      attempts[count]?.reject(new Error('down'))
      await jest.advanceTimersByTimeAsync(wait - 1)
      expect(attempts).toHaveLength(count + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(attempts).toHaveLength(count + 2)
    }
  })

  it('does not happen while nobody looks', async () => {
    const { load, attempts } = byHand()
    const stop = load.subscribe(() => undefined)
    attempts[0]?.reject(new Error('down'))
    await settle()
    stop()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(attempts).toHaveLength(1)
  })

  it('happens at once for what failed unseen, and not for what failed just now', async () => {
    const { load, attempts } = byHand()
    attempts[0]?.reject(new Error('down'))
    await settle()
    load.subscribe(() => undefined)()
    expect(attempts).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1001)
    load.subscribe(() => undefined)
    expect(attempts).toHaveLength(2)
  })

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('happens at once when %s', async (_, happen) => {
    const { load, attempts } = byHand()
    load.subscribe(() => undefined)
    attempts[0]?.reject(new Error('down'))
    await settle()
    happen()
    expect(attempts).toHaveLength(2)
    happen()
    expect(attempts).toHaveLength(2)
  })

  it('follows an attempt that began just before the network was back, and fails', async () => {
    const { load, attempts } = byHand()
    load.subscribe(() => undefined)
    attempts[0]?.reject(new Error('down'))
    await settle()
    load.retry()
    dispatchEvent(new Event('online'))
    expect(attempts).toHaveLength(2)
    attempts[1]?.reject(new Error('still down'))
    await settle()
    expect(attempts).toHaveLength(3)
    attempts[2]?.reject(new Error('down again'))
    await settle()
    expect(attempts).toHaveLength(3)
  })

  it('goes beside an attempt that hangs', async () => {
    const { load, attempts } = byHand()
    load.subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(1001)
    dispatchEvent(new Event('online'))
    attempts[1]?.resolve('page')
    await settle()
    expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
  })
})
