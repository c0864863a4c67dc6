import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface BackofficeLinkProps {
  to: string
  children: ReactNode
  className?: string | undefined
  onClick?: (() => void) | undefined
  'aria-current'?: 'page' | 'true' | undefined
  'data-open'?: boolean | undefined
}

const PlainLink = ({ to, children, ...rest }: BackofficeLinkProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
)

const BackofficeLinkContext = createContext<ComponentType<BackofficeLinkProps>>(PlainLink)

/**
 * Provides the link component of the caller's router to the back-office widgets, once around all of them; without it
 * links reload the page.
 */
export const BackofficeLinkProvider = ({
  link,
  children,
}: {
  link: ComponentType<BackofficeLinkProps>
  children: ReactNode
}) => <BackofficeLinkContext value={link}>{children}</BackofficeLinkContext>

export const BackofficeLink = (props: BackofficeLinkProps) => {
  const Link = useContext(BackofficeLinkContext)
  return <Link {...props} />
}
