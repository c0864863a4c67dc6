import type { Button } from '@shuttle/ui'
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { HomeLink, MessagePage } from '../pages/message-page'
import type { Shell } from '../shell'
import { acceptPreview, type PreviewRefusal } from './accept-preview'
import { previewTexts } from './preview-texts'

/**
 * Modules of the first script are passed in: importing them would stop the bundler from merging them with the rest, and
 * every visitor would load half a kilobyte for a page of staff.
 */
interface Parts {
  useShell: () => Shell
  MessagePage: typeof MessagePage
  HomeLink: typeof HomeLink
  Button: typeof Button
}

/** Opened by a signed link: staff exchange it for a cookie, and see the named version from the next page on. */
export const createPreviewPage =
  ({ useShell, MessagePage, HomeLink, Button }: Parts): ComponentType =>
  () => {
    const { base, language, session, sessionService } = useShell()
    const t = previewTexts[useSyncExternalStore(language.subscribe, language.get)]
    const isMember = useSyncExternalStore(session.subscribe, () => session.get().session.kind === 'member')
    const [{ token, page }] = useState(() => {
      const query = new URLSearchParams(location.search)
      // The page to open afterwards; always below the base, whatever the link contains.
      return { token: query.get('token') ?? '', page: (query.get('page') ?? '/').slice(1) }
    })
    const [refusal, setRefusal] = useState<PreviewRefusal>()

    const open = useCallback(async () => {
      setRefusal(undefined)
      const first = await acceptPreview(base, token, session.get().token)
      // The short token may have expired while the tab was asleep.
      const renewed = first === 'SIGNED_OUT' ? await sessionService.renew().catch(() => undefined) : undefined
      const refused = renewed ? await acceptPreview(base, token, renewed) : first
      if (!refused) return location.replace(base + page)
      setRefusal(refused)
      // The guard of this page leads to sign-in and back.
      if (refused === 'SIGNED_OUT') sessionService.expire()
    }, [token, page, base, session, sessionService])

    useEffect(() => {
      if (isMember) void open()
    }, [isMember, open])

    if (!refusal || refusal === 'SIGNED_OUT')
      return (
        <MessagePage heading={t.heading} text={t.opening}>
          <HomeLink label={t.home} kind="text" />
        </MessagePage>
      )
    return (
      <MessagePage heading={t.heading} text={t.refused[refusal]}>
        {refusal === 'TRY_AGAIN' && <Button onClick={() => void open()}>{t.retry}</Button>}
        <HomeLink label={t.home} kind={refusal === 'TRY_AGAIN' ? 'text' : 'primary'} />
      </MessagePage>
    )
  }
