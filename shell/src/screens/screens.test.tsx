import { act, render } from '@testing-library/react'
import { Activity } from 'react'
import { ShellContext } from '../app/shell-context'
import type { Shell } from '../shell'
import { FrameContext, OnScreen } from './on-screen'
import { createScreens } from './screens'

const draw = (mode: 'visible' | 'hidden' | 'gone', screens = createScreens()) => (
  <ShellContext value={{ screens } as unknown as Shell}>
    <FrameContext value="page 1">
      {mode !== 'gone' && (
        <Activity mode={mode}>
          <OnScreen remote="mf-x">here</OnScreen>
        </Activity>
      )}
    </FrameContext>
  </ShellContext>
)

describe('what stands on the screen', () => {
  it('is what is drawn and not hidden', async () => {
    const screens = createScreens()
    const left: string[] = []
    screens.onLeft((remote) => left.push(remote))
    const { rerender } = render(draw('visible', screens))
    expect([...screens.standing]).toEqual([{ remote: 'mf-x', frame: 'page 1' }])
    await act(async () => rerender(draw('hidden', screens)))
    expect(screens.standing.size).toBe(0)
    expect(left).toEqual(['mf-x'])
    await act(async () => rerender(draw('visible', screens)))
    expect(screens.standing.size).toBe(1)
    await act(async () => rerender(draw('gone', screens)))
    expect(screens.standing.size).toBe(0)
    expect(left).toEqual(['mf-x', 'mf-x'])
  })

  it('is told as left once the new picture stands', async () => {
    const screens = createScreens()
    const counts: number[] = []
    screens.onLeft(() => counts.push(screens.standing.size))
    const leave = screens.enter({ remote: 'mf-x', frame: 'a' })
    leave()
    screens.enter({ remote: 'mf-x', frame: 'b' })
    await Promise.resolve()
    expect(counts).toEqual([1])
  })
})
