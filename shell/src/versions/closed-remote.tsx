import type { LanguageCode } from '@shuttle/contracts'
import type { Button, Notice } from '@shuttle/ui'
import type { i18n } from 'i18next'
import { createElement, type ReactNode, useState, useSyncExternalStore } from 'react'
import type { HomeLink, MessagePage } from '../pages/message-page'
import type { Owner } from '../registry/registry'

/** Replaces any closed remote: a page, or the content of a slot. */
export type ClosedRemote = Readonly<Record<'Page' | 'Slot', () => ReactNode>>

/** Passed in from the first script. */
export interface ClosedRemoteParts {
  shell: {
    remotes: { checkWithdrawals: () => Promise<void>; title: (owner: Owner, language: LanguageCode) => string }
    language: { get: () => LanguageCode; subscribe: (listener: () => void) => () => void }
    engine: i18n
    location: () => { pathname: string }
    getOwner: (path: string) => Owner
  }
  MessagePage: typeof MessagePage
  HomeLink: typeof HomeLink
  Notice: typeof Notice
  Button: typeof Button
}

const useClosedTexts = ({ language, engine }: ClosedRemoteParts['shell']) => {
  useSyncExternalStore(language.subscribe, language.get)
  return (key: string) => engine.t(`closed.${key}`, { ns: 'shell' })
}

/** The notice disappears by itself when the remote opens. */
const ClosedPage = ({ shell, MessagePage, HomeLink, Button }: ClosedRemoteParts) => {
  const { remotes, getOwner, language, location } = shell
  const t = useClosedTexts(shell)
  const { pathname } = location()
  const [isChecking, setChecking] = useState(false)
  const retry = () => {
    setChecking(true)
    void remotes.checkWithdrawals().then(() => setChecking(false))
  }
  return (
    <MessagePage
      heading={remotes.title(getOwner(pathname), language.get())}
      // The user did not navigate to it: it replaced a page, so it is announced.
      text={<span role="alert">{t('part')}</span>}
    >
      <Button loading={isChecking} onClick={retry}>
        {t('retry')}
      </Button>
      {pathname !== '/' && <HomeLink label={t('home')} kind="text" />}
    </MessagePage>
  )
}

const ClosedPart = ({ shell, Notice }: ClosedRemoteParts) => {
  const t = useClosedTexts(shell)
  return (
    <Notice kind="warning" announce>
      {t('part')}
    </Notice>
  )
}

export const createClosedRemote = (parts: ClosedRemoteParts): ClosedRemote => {
  const withParts = (component: (given: ClosedRemoteParts) => ReactNode) => () => createElement(component, parts)
  return { Page: withParts(ClosedPage), Slot: withParts(ClosedPart) }
}
