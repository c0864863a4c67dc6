import { createContext, useContext } from 'react'
import type { Shell } from '../shell'

export const ShellContext = createContext<Shell | undefined>(undefined)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('no shell above this component')
  return shell
}
