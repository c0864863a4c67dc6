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

/** Gives the desk's widgets the link of the caller's router, once around all of them; without it they load pages anew. */
export const DeskLinks = ({ link, children }: { link: ComponentType<DeskLinkProps>; children: ReactNode }) => (
  <DeskLinkContext value={link}>{children}</DeskLinkContext>
)

export const DeskLink = (props: DeskLinkProps) => {
  const Link = useContext(DeskLinkContext)
  return <Link {...props} />
}
