import { BottomBar } from '@shuttle/ui'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useShellTexts } from '../i18n/use-shell-texts'
import { findPath } from '../registry/registry'
import { useShell } from '../shell'
import type { PageEntry } from '../stack/page-stack'
import { AccountIcon, TicketIcon } from './icons'

const MY = '/personal_center'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Buy and My (accounts 2, bottom bar), on a wide screen in the header. Buy goes to the home page named by the manifest
 * of the current page or by `homeName` of its address, by default index; My passes the name on.
 */
export const BottomNavigation = ({ current }: { current: PageEntry }) => {
  const shell = useShell()
  const registry = shell.registry.get()
  const navigate = useNavigate()
  const t = useShellTexts()
  const { page } = current.owner
  const homeName = page.homeName ?? new URLSearchParams(current.location.search).get('homeName')
  const home = homeName ? findPath(registry, homeName) : undefined
  const buy = home ?? findPath(registry, 'index') ?? '/'
  const my = home ? `${MY}?homeName=${homeName}` : MY
  const items = [
    {
      label: t('bottomBar.buy'),
      icon: <TicketIcon />,
      path: buy,
      to: buy,
      href: useHref(buy),
      current: page.path === buy || page.name === 'home' || page.homeName !== undefined,
    },
    { label: t('bottomBar.my'), icon: <AccountIcon />, path: MY, to: my, href: useHref(my), current: page.path === MY },
  ]
  const shown = items.filter((item) => item.path !== MY || shell.getOwner(MY).page.path === MY)
  const go = (path: string, to: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (path !== page.path) void navigate(to)
  }
  return (
    <BottomBar
      label={t('bottomBar.label')}
      items={shown.map(({ path, to, ...item }) => ({ ...item, onSelect: go(path, to) }))}
    />
  )
}
