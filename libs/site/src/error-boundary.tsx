import { Component, type ReactNode } from 'react';
import { reloadOnce } from './reload-once.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps what is on the screen when a component fails, where React would empty the page. Links and fields still work. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { kept?: Node[] }> {
  override state: { kept?: Node[] } = {};

  static getDerivedStateFromError(): { kept: Node[] } {
    // React has not removed the failed elements yet.
    const elements = document.querySelectorAll('body > :not(script)');
    return { kept: [...elements].map((element) => element.cloneNode(true)) };
  }

  /** The document of the server may work where the page of a navigation failed. */
  override componentDidCatch(error: unknown): void {
    void reloadOnce(error);
  }

  override render(): ReactNode {
    const { kept } = this.state;
    return kept ? (
      <div className="contents" ref={(element) => element?.replaceChildren(...kept)} />
    ) : (
      this.props.children
    );
  }
}
