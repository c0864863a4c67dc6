import { lazyPart } from '../../kit/lazy-part'
import type { BarChartProps } from './bar-chart'

/** Its library is the largest of the back office, so it loads when a chart is first shown. */
export const LazyBarChart = lazyPart<BarChartProps>(
  async () => (await import(/* webpackChunkName: "bar-chart" */ './bar-chart')).BarChart,
  ({ onNotLoaded }) => onNotLoaded(),
)
