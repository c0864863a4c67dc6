import { Bar, BarChart as Chart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import styles from './overview.module.css'

export interface ChartBar {
  id: string
  name: string
  value: number
  /** The formatted value. */
  text: string
  isWarning?: boolean | undefined
}

export interface BarChartProps {
  open: boolean
  /** Runs when the chart cannot be loaded: the table shows the same data. */
  onNotLoaded: () => void
  /** Text alternative of the whole chart. */
  label: string
  bars: readonly ChartBar[]
  /** Value of a full bar; by default the largest value. */
  most?: number | undefined
}

const ROW_PX = 40
const NAME_PX = 150
/** Room for the text behind the longest bar, in pixels. */
const TEXT_PX = 96
/** Width in pixels before the chart is measured. */
const FIRST_WIDTH = 480

interface ShapeProps {
  x?: number
  y?: number
  width?: number
  height?: number
  payload?: ChartBar
}

const BarShape = ({ x = 0, y = 0, width = 0, height = 0, payload }: ShapeProps) => (
  <rect
    x={x}
    y={y}
    width={Math.max(width, 1)}
    height={height}
    rx={3}
    className={payload?.isWarning ? styles.barWarning : styles.bar}
  />
)

/** Horizontal bars, one a row, each with its name and its value. */
export const BarChart = ({ label, bars, most }: BarChartProps) => {
  const height = bars.length * ROW_PX
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: FIRST_WIDTH, height }}>
        <Chart
          data={[...bars]}
          layout="vertical"
          margin={{ top: 0, right: TEXT_PX, bottom: 0, left: 0 }}
          barCategoryGap={8}
          accessibilityLayer={false}
        >
          <XAxis type="number" hide domain={[0, most ?? 'dataMax']} />
          <YAxis type="category" dataKey="name" width={NAME_PX} axisLine={false} tickLine={false} interval={0} />
          <Bar dataKey="value" isAnimationActive={false} shape={<BarShape />}>
            <LabelList dataKey="text" position="right" offset={8} />
          </Bar>
        </Chart>
      </ResponsiveContainer>
    </div>
  )
}
