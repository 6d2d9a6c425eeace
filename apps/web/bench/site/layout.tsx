import { Outlet, PageSuspense } from '@studio/site';

export function Layout() {
  return (
    <PageSuspense>
      <main>
        <Outlet />
      </main>
    </PageSuspense>
  );
}
