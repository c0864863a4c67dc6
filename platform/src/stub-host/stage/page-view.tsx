import { useSession } from '@shuttle/host'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { tellDesk } from '../messages'
import { FaultBoundary } from './fault-boundary'
import { isAllowed } from './stage'
import styles from './stage.module.css'
import { StageCard } from './stage-card'
import { useStage } from './stage-context'
import { useLoad } from './use-load'

const Drawn = ({ path }: { path: string }) => {
  const { module, reportFault } = useStage()
  const load = useLoad(path, async () => {
    const page = await module.pages[path]?.()
    if (!page?.Page) throw new Error(`remote.ts brings no component for ${path}`)
    return page
  })
  if (load.kind === 'loading') return null
  if (load.kind === 'failed') return <StageCard title={`${path} cannot be loaded`} detail={String(load.error)} />
  const { Page } = load.value
  return (
    <FaultBoundary key={path} onFault={(error) => reportFault(error, `page ${path}`)}>
      <Page />
    </FaultBoundary>
  )
}

/** The remote's page at this address, or a word about who owns it. */
export const PageView = () => {
  const { pathname, search } = useLocation()
  const { facts, become } = useStage()
  const session = useSession()
  const page = facts.manifest.pages.find(({ path }) => path === pathname)
  useEffect(() => tellDesk({ to: 'desk', address: pathname + search }), [pathname, search])
  if (!page) {
    return (
      <StageCard title={`${pathname} belongs to somebody else`}>
        <p>On the site another remote, or nobody, draws this address. These are yours:</p>
        <ul className={styles.list}>
          {facts.manifest.pages.map(({ path }) => (
            <li key={path}>
              <Link to={path}>{path}</Link>
            </li>
          ))}
        </ul>
      </StageCard>
    )
  }
  if (!isAllowed(session, page.guard)) {
    const wanted = page.guard === 'staff' ? 'staff' : 'member'
    return (
      <StageCard title={`${pathname} is for ${wanted === 'staff' ? 'staff' : 'members'} only`}>
        <button type="button" className={styles.button} onClick={() => become(wanted)}>
          Become {wanted === 'staff' ? 'staff' : 'a member'}
        </button>
      </StageCard>
    )
  }
  return <Drawn path={page.path} />
}
