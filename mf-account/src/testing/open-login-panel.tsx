import type { LanguageCode } from '@shuttle/contracts'
import { Slot as LoginPanel } from '../features/sign-in/login-panel'
import { openScreen } from './open-screen'

/** Renders the sign-in form in its slot and records its callbacks (`happened`) and its titles. */
export const openLoginPanel = async (
  options: {
    language?: LanguageCode
    paths?: string[]
    mode?: 'popup' | 'page'
    at?: string
    takesFaults?: boolean
  } = {},
) => {
  const happened: string[] = []
  const titles: string[] = []
  const panel = (
    <LoginPanel
      mode={options.mode ?? 'popup'}
      onSignedIn={() => happened.push('signed in')}
      onLeave={() => happened.push('left')}
      onTitle={(title) => titles.push(title)}
    />
  )
  const opened = await openScreen({ at: '/', screen: panel, ...options })
  return { ...opened, happened, titles: () => titles.filter((title, index) => title !== titles[index - 1]) }
}
