import { Component, type ReactNode } from 'react';

import { FatalPage } from '../pages/fatal-page.tsx';

/** The top-level fallback: a rendering failure that no route caught prints 'ERRO' (S1 §2.5). */
export class FatalBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FatalPage /> : this.props.children;
  }
}
