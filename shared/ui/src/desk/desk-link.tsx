import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface DeskLinkProps {
  to: string
  children: ReactNode
  className?: string | undefined
  onClick?: (() => void) | undefined
  'aria-current'?: 'page' | 'true' | undefined
  'data-open'?: boolean | undefined
}

const PlainLink = ({ to, children, ...rest }: DeskLinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
)

const DeskLinkContext = createContext<ComponentType<DeskLinkProps>>(PlainLink)

/**
 * Provides the link component of the caller's router to the back-office widgets, once around all of them; without it
 * links reload the page.
 */
export const DeskLinks = ({ link, children }: { link: ComponentType<DeskLinkProps>; children: ReactNode }) => (
  <DeskLinkContext value={link}>{children}</DeskLinkContext>
)

export const DeskLink = (props: DeskLinkProps) => {
  const Link = useContext(DeskLinkContext)
  return <Link {...props} />
}
