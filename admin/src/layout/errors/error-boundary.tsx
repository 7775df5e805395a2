import { Component, type ComponentType, type ReactNode } from 'react';
import { BrokenPage } from './broken-page';

interface ErrorBoundaryProps {
  /** The children are rendered again when this changes, such as the path. */
  resetKey?: string;
  /** The placeholder. */
  page?: ComponentType<{ onRetry: () => void }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey?: string;
}

/** Replaces children that throw while rendering by a placeholder. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    const { page: Page = BrokenPage, children } = this.props;
    return this.state.failed ? <Page onRetry={() => this.setState({ failed: false })} /> : children;
  }
}
