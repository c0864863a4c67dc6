import '@shuttle/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { readFacts } from '../stub-facts'
import { Desk } from './desk'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(<Desk facts={readFacts()} />)
