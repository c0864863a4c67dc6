import { Activity, useLayoutEffect, useRef, useState, ViewTransition } from 'react'
import { BottomNavigation } from '../chrome/bottom-navigation'
import { useDocumentAppearance } from '../chrome/use-document-appearance'
import { PageFrame } from './page-frame'
import { currentEntry, type PageEntry } from './page-stack'
import { createScrollMemory } from './scroll-memory'
import { usePageStack } from './use-page-stack'

const TRANSITION = { forward: 'page-forward', back: 'page-back', default: 'none' }

const Chrome = ({ current }: { current: PageEntry }) => {
  useDocumentAppearance(current.owner)
  return current.owner.page.bottomBar ? <BottomNavigation current={current} /> : null
}

/** The page on screen, and behind it the ones that stay mounted. */
export const PageStackView = () => {
  const [places] = useState(createScrollMemory)
  const stack = usePageStack(places.leave)
  const current = currentEntry(stack)
  const { currentId } = stack
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  // Runs before the browser captures the new state of a view transition.
  useLayoutEffect(() => {
    places.enter(currentId, isFirst.current)
    isFirst.current = false
  }, [places, currentId])
  return (
    <>
      {current && <Chrome current={current} />}
      {stack.entries.map((entry) => (
        <Activity key={entry.id} mode={entry.id === currentId ? 'visible' : 'hidden'}>
          <ViewTransition default="none" enter={TRANSITION} exit={TRANSITION}>
            <PageFrame entry={entry} />
          </ViewTransition>
        </Activity>
      ))}
    </>
  )
}
