import { useOverview } from '../../kit/state/use-overview'
import { SalesToday } from './sales-today'
import { SeatsToday } from './seats-today'

/** Sales and seats of today, side by side where there is room. */
export const Today = () => {
  const { data } = useOverview()
  if (!data) return null
  return (
    <>
      <SalesToday overview={data} />
      <SeatsToday overview={data} />
    </>
  )
}
