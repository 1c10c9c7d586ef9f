/** What every place has in common: a new one starts at its top, going back returns to where one was on it. */
import { Outlet, ScrollRestoration } from 'react-router';

export function PlaceFrame() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
