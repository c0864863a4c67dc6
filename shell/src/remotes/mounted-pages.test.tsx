import { act, render } from '@testing-library/react'
import { Activity } from 'react'
import { createMountedPages, FrameContext, TrackMounted } from './mounted-pages'

const draw = (mode: 'visible' | 'hidden' | 'gone', mountedPages = createMountedPages()) => (
  <FrameContext value="page 1">
    {mode !== 'gone' && (
      <Activity mode={mode}>
        <TrackMounted mountedPages={mountedPages} remote="mf-x">
          here
        </TrackMounted>
      </Activity>
    )}
  </FrameContext>
)

describe('mounted pages', () => {
  it('mounted pages contain what is rendered and not hidden', async () => {
    const mountedPages = createMountedPages()
    const left: string[] = []
    mountedPages.onLeft((remote) => left.push(remote))
    const { rerender } = render(draw('visible', mountedPages))
    expect([...mountedPages.mounted]).toEqual([{ remote: 'mf-x', frame: 'page 1' }])
    await act(async () => rerender(draw('hidden', mountedPages)))
    expect(mountedPages.mounted.size).toBe(0)
    expect(left).toEqual(['mf-x'])
    await act(async () => rerender(draw('visible', mountedPages)))
    expect(mountedPages.mounted.size).toBe(1)
    await act(async () => rerender(draw('gone', mountedPages)))
    expect(mountedPages.mounted.size).toBe(0)
    expect(left).toEqual(['mf-x', 'mf-x'])
  })

  it('mounted pages report what was left after React has rendered', async () => {
    const mountedPages = createMountedPages()
    const counts: number[] = []
    mountedPages.onLeft(() => counts.push(mountedPages.mounted.size))
    const leave = mountedPages.enter({ remote: 'mf-x', frame: 'a' })
    leave()
    mountedPages.enter({ remote: 'mf-x', frame: 'b' })
    await Promise.resolve()
    expect(counts).toEqual([1])
  })
})
