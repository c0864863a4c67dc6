import { ApiError } from '@shuttle/contracts'
import { handleCallFault } from './call-faults'

const handle = async (error: unknown, hasContent = false): Promise<string[]> => {
  const seen: string[] = []
  await handleCallFault(error, hasContent, {
    language: () => 'en',
    toast: (message) => seen.push(`toast ${message}`),
    showAnomaly: () => seen.push('anomalies'),
    getText: (key) => key,
    report: (fault) => seen.push(`report ${String(fault)}`),
  })
  return seen
}

describe('[A8.fault.1] a failed call that no screen shows itself', () => {
  it('a failed call that no screen shows itself is shown with our own text for a known code', async () => {
    const error = new ApiError({ kind: 'refused', code: 'DATE_TOO_FAR', answerMessage: 'from the server' })
    expect(await handle(error)).toEqual(['toast cannot buy tickets more than 3 months ahead'])
  })

  it('[P8.toast.1] a failed call with an unknown code is shown with the message of its answer', async () => {
    expect(await handle(new ApiError({ kind: 'refused', code: 'NEW_CODE', answerMessage: 'new' }))).toEqual([
      'toast new',
    ])
  })

  it.each(['server', 'offline', 'timeout', 'unreadable'] as const)(
    '[P8.fault.1] a failed call of kind %s leads to the anomalies page',
    async (kind) => {
      expect(await handle(new ApiError({ kind }))).toEqual(['anomalies'])
    },
  )

  it('a failed call that no screen shows itself does not replace a screen that has content', async () => {
    expect(await handle(new ApiError({ kind: 'offline' }), true)).toEqual(['toast offline'])
    expect(await handle(new ApiError({ kind: 'server' }), true)).toEqual(['toast unexpected'])
  })

  it('[A4.result.1] ignores 401, which has its own handler', async () => {
    expect(await handle(new ApiError({ kind: 'unauthorized', code: '401' }))).toEqual([])
  })

  it('ignores a page that is too old, which has its own card', async () => {
    const error = new ApiError({ kind: 'refused', code: 'PAGE_TOO_OLD', answerMessage: 'reload' })
    expect(await handle(error)).toEqual([])
    expect(await handle(error, true)).toEqual([])
  })

  it('[P8.fault.1] leads to the anomalies page for any other exception, while the screen has no content', async () => {
    expect(await handle(new TypeError('x is undefined'))).toEqual(['anomalies'])
    expect(await handle(new TypeError('x is undefined'), true)).toEqual(['toast unexpected'])
  })
})
