import { Component, type ReactNode } from 'react';

import { FatalPage } from '../pages/fatal-page.tsx';

type FatalBoundaryProps = { children: ReactNode; onFailure?: (error: unknown) => void };

/** The top-level fallback: a rendering failure that no route caught prints 'ERRO' (S1 §2.5). */
export class FatalBoundary extends Component<FatalBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children;
  }
}
