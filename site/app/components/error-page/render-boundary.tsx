import { Component, type ReactNode } from 'react';

interface RenderBoundaryProps {
  children: ReactNode;
  /** Shown when the children cannot be rendered. */
  fallback: ReactNode;
  /** A changed value renders the children again. */
  retryKey?: string;
}

/** Error boundary around a part of the page, so that the rest stays. */
export class RenderBoundary extends Component<RenderBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ retryKey }: RenderBoundaryProps) {
    if (retryKey !== this.props.retryKey && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
