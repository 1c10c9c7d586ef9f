/** How an app writes a route: its screen and the start of its queries, in one file that only this route fetches. */
import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs } from 'react-router';

import type { Services } from '../services/services.ts';

export type RouteModule = { Component: ComponentType; loader: (services: Services) => LoaderFunction };

/** For `lazy` of a route: neither screen nor loader weighs on the first load of the others. */
export const screen = (services: Services, load: () => Promise<RouteModule>) => async () => {
  const { Component, loader } = await load();
  return { Component, loader: loader(services) };
};

type Place = Pick<LoaderFunctionArgs, 'params'> & { search: URLSearchParams };

/** A loader that starts the calls of a screen and waits for none: a screen says in place what failed. */
export const starts =
  (start: (services: Services, place: Place) => void): RouteModule['loader'] =>
  (services) =>
  ({ params, request }) => {
    try {
      start(services, { params, search: new URL(request.url).searchParams });
    } catch (error) {
      // An address without what the screen needs (`idOf`): the screen refuses it by itself, with its page.
      if (error instanceof Error) throw error;
    }
    return null;
  };
