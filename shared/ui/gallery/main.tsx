import '@shuttle/ui/styles.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { choice, LANGUAGE_TAGS } from './choice'
import { Gallery } from './gallery'

const root = document.documentElement
root.lang = LANGUAGE_TAGS[choice.language]
if (choice.theme) root.dataset.theme = choice.theme

const place = document.getElementById('app')
if (place) createRoot(place).render(<Gallery />)
