import { Component, type ComponentType, type ReactNode } from 'react';
import { BrokenPage } from './broken-page';

interface ErrorBoundaryProps {
  /** What failed is drawn anew when this changes, such as the address. */
  resetKey?: string;
  /** What stands in for it. */
  page?: ComponentType<{ onRetry: () => void }>;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey?: string;
}

/** Shows a page with ways on in place of what throws while it is drawn, so that nothing is ever blank. */
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
