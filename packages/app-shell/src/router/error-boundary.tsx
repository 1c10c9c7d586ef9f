import { Component, type ReactNode } from 'react';

import { FailureContext } from './context.ts';
import type { Location } from './location.ts';
import type { Failure } from './router-state.ts';

type Props = {
  /** The failure of a loader or of code that did not come. */
  failure: Failure | null;
  shows: ReactNode;
  /** Another place tries again. */
  location: Location;
  onError: (error: unknown) => void;
  children: ReactNode;
};
type Drawn = { readonly failure: Pick<Failure, 'value'> | null; readonly location: Location };

/** Shows `shows` instead of a route that failed before it was drawn, or while it was. */
export class ErrorBoundary extends Component<Props, Drawn> {
  override state: Drawn = { failure: null, location: this.props.location };

  static getDerivedStateFromError(value: unknown): Pick<Drawn, 'failure'> {
    return { failure: { value } };
  }

  static getDerivedStateFromProps({ location }: Props, drawn: Drawn): Drawn | null {
    return location === drawn.location ? null : { failure: null, location };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const failure = this.props.failure ?? this.state.failure;
    if (failure === null) return this.props.children;
    return <FailureContext value={failure}>{this.props.shows}</FailureContext>;
  }
}
