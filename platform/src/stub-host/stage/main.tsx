import './trusted-addresses'
import '@shuttle/ui/styles.css'
import { installHost } from '@shuttle/host'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { type DeskMessage, hear, tellDesk } from '../messages'
import { keepSettings, readSettings, type Settings } from '../settings'
import { readFacts } from '../stub-facts'
import '../../dev/browser/development-page'
import { createStage } from './create-stage'
import { createStubHost } from './create-stub-host'
import { Layout } from './layout'
import { PageView } from './page-view'
import { SlotView } from './slot-view'
import { StageCard } from './stage-card'
import { StageContext } from './stage-context'
import { createStubClock } from './stub-clock'
import { watchCalls } from './watch-calls'

const showScheme = (scheme: Settings['scheme']): void => {
  if (scheme === 'auto') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = scheme
}

const start = async (root: ReturnType<typeof createRoot>): Promise<void> => {
  showScheme(readSettings().scheme)
  const clock = createStubClock()
  const stage = await createStage(readFacts(), clock)
  const { engine, notes } = stage
  window.development?.texts((language, namespace, texts) => {
    if (engine.hasResourceBundle(language, namespace)) engine.addResourceBundle(language, namespace, texts, true, true)
  })
  installHost(createStubHost(stage, clock))
  watchCalls(() => notes.set({ ...notes.get(), isUnanswered: true }))

  const router = createBrowserRouter(
    [
      {
        element: <Layout />,
        children: [
          { path: '/slot/:name', element: <SlotView /> },
          { path: '*', element: <PageView /> },
        ],
      },
    ],
    { basename: '/webhtml' },
  )

  const follow = (settings: Settings) => {
    keepSettings(settings)
    showScheme(settings.scheme)
    clock.set(settings.clock)
    if (settings.session !== stage.session.chosen()) stage.become(settings.session)
    if (settings.language !== stage.language.get()) void stage.setLanguage(settings.language)
  }
  hear<DeskMessage>('stage', (message) => {
    if ('settings' in message) return follow(message.settings)
    const { play } = message
    const slot = play.kind === 'slot' && `/slot/${play.name}?${new URLSearchParams({ props: play.props })}`
    return void router.navigate(slot || (play.kind === 'page' ? play.address : '/'))
  })
  tellDesk({ to: 'desk', opened: stage.module.manifest })

  root.render(
    <StageContext value={stage}>
      <QueryClientProvider client={stage.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StageContext>,
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('the page has no root')
const root = createRoot(element)
start(root).catch((error: unknown) => {
  console.error(error)
  root.render(<StageCard title="The remote cannot be loaded" detail={String(error)} />)
})
