import { useOverview } from '../../state/use-overview'
import { SalesToday } from './sales-today'
import { SeatsToday } from './seats-today'

/** What today sells, beside each other where there is room. */
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
