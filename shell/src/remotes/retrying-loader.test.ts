/** @jest-environment jsdom */

import { createRetryingLoader, type FailedTry } from './retrying-loader'

/** A load whose tries the test resolves or rejects. */
const createControlledLoad = () => {
  const tries: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const failures: unknown[] = []
  const load = createRetryingLoader<string>({
    load: () => new Promise((resolve, reject) => tries.push({ resolve, reject })),
    onFailure: (error) => failures.push(error),
    random: () => 0.5,
  })
  return { load, tries, failures }
}
const flushPromises = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a retrying loader', () => {
  it('a retrying loader is loading, then ready', async () => {
    const { load, tries } = createControlledLoad()
    expect(load.get()).toEqual({ kind: 'loading' })
    tries[0]?.resolve('page')
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
  })

  it('[D9.18] fails with a report, and Retry loads again', async () => {
    const { load, tries, failures } = createControlledLoad()
    tries[0]?.reject(new Error('404'))
    await flushPromises()
    expect(load.get()).toMatchObject({ kind: 'failed', isRetrying: false })
    expect(failures).toHaveLength(1)
    load.retry()
    expect(load.get()).toMatchObject({ kind: 'failed', isRetrying: true })
    tries[1]?.resolve('page')
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
  })

  it('counts a load that never resolves as failed, and still accepts a late value', async () => {
    const { load, tries } = createControlledLoad()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(load.get().kind).toBe('failed')
    tries[0]?.resolve('late')
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'ready', value: 'late' })
  })

  it('continues a slow try in parallel to a retry: the first to arrive wins', async () => {
    const { load, tries } = createControlledLoad()
    load.retry()
    tries[0]?.resolve('slow')
    await flushPromises()
    tries[1]?.resolve('retry')
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'ready', value: 'slow' })
  })

  describe('a retrying loader whose file was aborted', () => {
    const abortedLoad = () => Object.assign(new Error('Loading chunk page failed'), { type: 'aborted' })

    it('waits for its own retry, without a failure', async () => {
      const { load, tries, failures } = createControlledLoad()
      load.retry()
      tries[0]?.reject(abortedLoad())
      await flushPromises()
      expect([load.get().kind, tries.length, failures]).toEqual(['loading', 2, []])
    })

    it('requests again at once when another part caused the abort', async () => {
      const { load, tries, failures } = createControlledLoad()
      tries[0]?.reject(abortedLoad())
      await flushPromises()
      tries[1]?.resolve('page')
      await load.first
      expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
      expect(failures).toEqual([])
    })
  })

  it('waits for the latest try when an older one fails', async () => {
    const { load, tries } = createControlledLoad()
    load.retry()
    tries[0]?.reject(new Error('old'))
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'loading' })
  })
})

describe('the fallback of a failed try', () => {
  const withFallback = (loadFallback: (failed: FailedTry) => Promise<string>) => {
    const tries: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
    const failures: unknown[] = []
    const load = createRetryingLoader<string>({
      load: () => new Promise((resolve, reject) => tries.push({ resolve, reject })),
      loadFallback,
      onFailure: (error) => failures.push(error),
    })
    return { load, tries, failures }
  }

  it('the fallback of a failed try is used without a failure', async () => {
    const failedTries: FailedTry[] = []
    const { load, tries, failures } = withFallback(async (failed) => {
      failedTries.push(failed)
      return 'older'
    })
    const error = new Error('404')
    tries[0]?.reject(error)
    await load.first
    expect(failedTries).toEqual([{ error, tryNumber: 0, isSlow: false }])
    expect(load.get()).toEqual({ kind: 'ready', value: 'older' })
    expect(failures).toEqual([])
  })

  it('the fallback is requested when a try never resolves', async () => {
    const { load } = withFallback(async ({ isSlow }) => `slow ${isSlow}`)
    await jest.advanceTimersByTimeAsync(20_000)
    expect(load.get()).toEqual({ kind: 'ready', value: 'slow true' })
  })

  it('the fallback of a failed try does not hide the failure when there is none', async () => {
    const { load, tries, failures } = withFallback(() => Promise.reject(new Error('none')))
    tries[0]?.reject(new Error('404'))
    await load.first
    expect(load.get()).toMatchObject({ kind: 'failed', error: new Error('404') })
    expect(failures).toEqual([new Error('404')])
  })

  it('the fallback is ignored when a retry has arrived meanwhile', async () => {
    let give: (value: string) => void = () => undefined
    const { load, tries } = withFallback(
      () =>
        new Promise((resolve) => {
          give = resolve
        }),
    )
    tries[0]?.reject(new Error('404'))
    await flushPromises()
    load.retry()
    tries[1]?.resolve('newer')
    await flushPromises()
    give('older')
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'ready', value: 'newer' })
  })
})

describe('the automatic retry of a failed load', () => {
  it('runs after 2, 4, 8 s while the page is visible', async () => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    for (const [count, wait] of [2000, 4000, 8000].entries()) {
      tries[count]?.reject(new Error('down'))
      await jest.advanceTimersByTimeAsync(wait - 1)
      expect(tries).toHaveLength(count + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(tries).toHaveLength(count + 2)
    }
  })

  it('the automatic retry of a failed load does not run while the page is hidden', async () => {
    const { load, tries } = createControlledLoad()
    const stop = load.subscribe(() => undefined)
    tries[0]?.reject(new Error('down'))
    await flushPromises()
    stop()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(tries).toHaveLength(1)
  })

  it('runs at once for a load that failed while the page was hidden, and not for one that failed just now', async () => {
    const { load, tries } = createControlledLoad()
    tries[0]?.reject(new Error('down'))
    await flushPromises()
    load.subscribe(() => undefined)()
    expect(tries).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1001)
    load.subscribe(() => undefined)
    expect(tries).toHaveLength(2)
  })

  it.each([
    ['the network is back', () => dispatchEvent(new Event('online'))],
    ['the tab is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('runs at once when %s', async (_, happen) => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    tries[0]?.reject(new Error('down'))
    await flushPromises()
    happen()
    expect(tries).toHaveLength(2)
    happen()
    expect(tries).toHaveLength(2)
  })

  it('follows a try that began just before the network was back, and fails', async () => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    tries[0]?.reject(new Error('down'))
    await flushPromises()
    load.retry()
    dispatchEvent(new Event('online'))
    expect(tries).toHaveLength(2)
    tries[1]?.reject(new Error('still down'))
    await flushPromises()
    expect(tries).toHaveLength(3)
    tries[2]?.reject(new Error('down again'))
    await flushPromises()
    expect(tries).toHaveLength(3)
  })

  it('the return to the tab and events right after it cause one automatic retry; the network causes another', async () => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(1001)
    const isSeen = () => document.dispatchEvent(new Event('visibilitychange'))
    isSeen()
    isSeen()
    await jest.advanceTimersByTimeAsync(1001)
    expect(tries).toHaveLength(2)
    isSeen()
    dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(1001)
    expect(tries).toHaveLength(4)
  })

  it('comes a second after a try that began just before the network was back, and hangs', async () => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(999)
    expect(tries).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(tries).toHaveLength(2)
  })

  it('leaves a slow try time to arrive: no second load within half a minute of its failure', async () => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(20_000 + 29_999)
    expect(load.get().kind).toBe('failed')
    expect(tries).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(tries).toHaveLength(2)
  })

  it('starts in parallel to a try that hangs', async () => {
    const { load, tries } = createControlledLoad()
    load.subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(1001)
    dispatchEvent(new Event('online'))
    tries[1]?.resolve('page')
    await flushPromises()
    expect(load.get()).toEqual({ kind: 'ready', value: 'page' })
  })
})
