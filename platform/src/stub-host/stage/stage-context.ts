import { createContext, useContext } from 'react'
import type { Stage } from './stage'

export const StageContext = createContext<Stage | undefined>(undefined)

export const useStage = (): Stage => {
  const stage = useContext(StageContext)
  if (!stage) throw new Error('no stage above this component')
  return stage
}
