import { Outlet } from '@studio/site';
import { Suspense } from 'react';

export function Layout() {
  return (
    <Suspense>
      <main>
        <Outlet />
      </main>
    </Suspense>
  );
}
