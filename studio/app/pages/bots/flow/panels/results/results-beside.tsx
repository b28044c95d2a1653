import beside from '../drawer.module.css'
import { ResultsPanel } from './results-panel.js'

/** The results of a stored version beside it. */
export const ResultsBeside = () => (
  <div className={beside.drawer} data-part="" data-over-canvas="">
    <ResultsPanel />
  </div>
)
