import type { ComponentProps, ReactNode } from 'react';
import './service-grid.css';

export interface ServiceGridProps extends ComponentProps<'ul'> {
  /** `ServiceCard`s: six, or another number that fills rows of two and of three. */
  children: ReactNode;
}

/** A grid of service cards of equal height, separated by thin lines. */
export function ServiceGrid(props: ServiceGridProps) {
  return <ul role="list" data-slot="service-grid" {...props} />;
}
