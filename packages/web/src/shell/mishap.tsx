// If a part of the table fails to draw, the rest stays, and a message says that nothing is lost.
import { Component, type ReactNode } from 'react'
import { text } from '../messages/index.ts'

interface MishapState {
  readonly error: string | undefined
}

export class Mishap extends Component<{ readonly children: ReactNode }, MishapState> {
  override state: MishapState = { error: undefined }

  static getDerivedStateFromError(error: unknown): MishapState {
    return { error: String(error) }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <section className="panel mishap" role="alert">
        <h2>{text.table.mishap}</h2>
        <p>{text.table.mishapDetail}</p>
        <p className="quiet">{error}</p>
        <button type="button" className="secondary" onClick={() => this.setState({ error: undefined })}>
          {text.table.mishapAgain}
        </button>
      </section>
    )
  }
}
