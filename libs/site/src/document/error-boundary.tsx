import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { reloadOnce } from '../navigation/reload-once.ts';

/** Keeps the visible page when a component throws. React would unmount it. Links and form fields keep working. */
export class ErrorBoundary extends Component<PropsWithChildren, { kept?: Node[] }> {
  override state: { kept?: Node[] } = {};

  static getDerivedStateFromError(): { kept: Node[] } {
    // React has not removed the failed elements yet.
    const elements = document.querySelectorAll('body > :not(script)');
    return { kept: [...elements].map((element) => element.cloneNode(true)) };
  }

  /** Reloading the document may work where client-side navigation failed. */
  override componentDidCatch(error: unknown): void {
    void reloadOnce(error);
    const { pathname } = location;
    // Back and forward would only change the URL.
    addEventListener('popstate', () => {
      if (location.pathname !== pathname) location.reload();
    });
  }

  override render(): ReactNode {
    const { kept } = this.state;
    return kept ? (
      <div style={{ display: 'contents' }} ref={(element) => element?.replaceChildren(...kept)} />
    ) : (
      this.props.children
    );
  }
}
