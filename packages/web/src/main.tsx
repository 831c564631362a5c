// The entry point of the page.
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '@fontsource/libre-caslon-text/latin-400.css'
import '@fontsource/libre-caslon-text/latin-400-italic.css'
import '@fontsource/libre-caslon-text/latin-700.css'
import './style/tokens.css'
import './style/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { quiet } from './play/presses.ts'
import { speakAsChosen } from './settings.ts'

/** Storing the page takes half a second of processor time. The first presses must not wait for it. */
const STORED_AFTER_MS = 2000

async function storePage(): Promise<void> {
  await new Promise(wake => setTimeout(wake, STORED_AFTER_MS))
  await quiet(STORED_AFTER_MS)
  await navigator.serviceWorker.register('/service-worker.js')
}

// Must come first: the load event does not wait for the texts.
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => void storePage())

const place = document.getElementById('page')
if (place === null) throw new Error('index.html has no root element for the page')
await speakAsChosen()
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
