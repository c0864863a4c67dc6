import { SegmentedControl } from '@shuttle/ui'
import styles from './table-toggle.module.css'

export interface TableToggleProps {
  /** Names the choice: `Sales today as`. */
  label: string
  value: 'chart' | 'table'
  onChange: (value: 'chart' | 'table') => void
  chartLabel: string
  tableLabel: string
}

/** The same numbers as a chart or as an accessible table. */
export const TableToggle = ({ label, value, onChange, chartLabel, tableLabel }: TableToggleProps) => (
  <div className={styles.toggle}>
    <SegmentedControl
      label={label}
      value={value}
      onChange={onChange}
      options={[
        { value: 'chart', label: chartLabel },
        { value: 'table', label: tableLabel },
      ]}
    />
  </div>
)
