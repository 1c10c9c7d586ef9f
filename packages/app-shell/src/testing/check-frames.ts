/** The frames of an app against its routes: every screen has one before the first script. */
import { createMemoryStorage } from '@luneta/auth';
import type { Deployment } from '@luneta/domain';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';

import type { FrameTable } from '../frames/frame-row.ts';
import { rowAt } from '../frames/show-frame.ts';
import { neutralConfig } from '../prerender/neutral-config.ts';
import type { AppRoutes } from '../routing/app-router.tsx';
import { createServices } from '../services/services.ts';

export type CheckFramesOptions = {
  app: Deployment;
  frames: FrameTable;
  routes: AppRoutes;
  /** What stands for a named part of an address that is no id. */
  texts?: Readonly<Record<string, string>>;
};

/** Addresses of the screens; one that only leads on to another shows nothing. */
function addressesOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path = '', index, lazy, children }) => {
    const address = path.startsWith('/') ? path : [above, path].filter((part) => part !== '').join('/');
    if (children !== undefined) return addressesOf(children, address);
    return lazy === undefined || index === true ? [] : [address];
  });
}

/** For every screen: its address has a row. */
export function checkFrames({ app, frames, routes, texts = {} }: CheckFramesOptions): void {
  it('every screen has a frame that stands before the first script', () => {
    const storages = { session: createMemoryStorage, local: createMemoryStorage };
    const addresses = addressesOf(routes(createServices(neutralConfig(app), { storages })));
    const at = (address: string) =>
      `/${address.replace(/^\//u, '').replaceAll(/:(\w+)/gu, (_all, name: string) => texts[name] ?? '1')}`;
    expect(addresses.filter((address) => rowAt(frames, at(address)) === null)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(10);
  });
}
