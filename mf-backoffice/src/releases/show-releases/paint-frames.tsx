import { PAINT_FRAMES_KEY } from '@shuttle/contracts'
import { toast } from '@shuttle/host'
import { Checkbox } from '@shuttle/ui'
import { useState } from 'react'
import { useReleasesTexts } from '../texts/use-releases-texts'

/** Makes the shell draw frame, name and version of each remote onto the pages of this tab. */
export const PaintFrames = () => {
  const t = useReleasesTexts()
  const [isOn, setOn] = useState(() => sessionStorage.getItem(PAINT_FRAMES_KEY) !== null)
  const change = (next: boolean) => {
    if (next) sessionStorage.setItem(PAINT_FRAMES_KEY, '1')
    else sessionStorage.removeItem(PAINT_FRAMES_KEY)
    setOn(next)
    if (next) toast(t('frames.painted'))
    window.dispatchEvent(new Event(PAINT_FRAMES_KEY))
  }
  return (
    <Checkbox checked={isOn} onChange={change}>
      {t('frames.paint')}
    </Checkbox>
  )
}
