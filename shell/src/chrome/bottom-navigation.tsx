import { BottomBar } from '@shuttle/ui'
import type { MouseEvent } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useShellTexts } from '../i18n/use-shell-texts'
import { findPath } from '../registry/registry'
import { useShell } from '../shell'
import type { PageEntry } from '../stack/page-stack'
import { PersonIcon, TicketIcon } from './icons'

const MY = '/personal_center'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Buy and My (accounts 2, bottom bar). Buy goes to the page named by `homeName`, unknown is index. */
export const BottomNavigation = ({ current }: { current: PageEntry }) => {
  const shell = useShell()
  const registry = shell.registry.get()
  const navigate = useNavigate()
  const t = useShellTexts()
  const homeName = new URLSearchParams(current.location.search).get('homeName')
  const buy = (homeName && findPath(registry, homeName)) || findPath(registry, 'index') || '/'
  const { path, name } = current.owner.page
  const items = [
    {
      label: t('bottomBar.buy'),
      icon: <TicketIcon />,
      path: buy,
      href: useHref(buy),
      current: path === buy || name === 'home',
    },
    { label: t('bottomBar.my'), icon: <PersonIcon />, path: MY, href: useHref(MY), current: path === MY },
  ]
  const shown = items.filter((item) => item.path !== MY || shell.getOwner(MY).page.path === MY)
  const go = (to: string) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (to !== path) void navigate(to)
  }
  return (
    <BottomBar
      label={t('bottomBar.label')}
      items={shown.map(({ path: to, ...item }) => ({ ...item, onSelect: go(to) }))}
    />
  )
}
