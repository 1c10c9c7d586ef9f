/**
 * Entry of a build that runs while an app is built: the pieces of its frames as React draws them, so that they stand in the page
 * before any script has come. Nothing in them is about a person.
 */
import { contaKey } from '@luneta/api-client/conta';
import { createMemoryStorage, SESSION_KEYS, type AddressPort } from '@luneta/auth';
import { STAFF_PERFIS, type Deployment } from '@luneta/domain';
import { AppFrame, BackBar, Content, LOADING_LAYOUTS, LoadingLayout, PageTitle, Stack } from '@luneta/ui';
// The frame of the app that is built.
import { Frame } from 'luneta:frame';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { neutralConfig } from '../prerender/neutral-config.ts';
import { createRouter, memoryHistory, type Route } from '../router/index.ts';
import { createServices } from '../services/services.ts';
import { AppRoot } from '../start/app-root.tsx';
import type { AppLook } from '../start/app-look.ts';
import { copy } from '../frame/copy.ts';
import { PLACE } from './frame-names.ts';
import type { Piece } from './piece.ts';

/** Where a frame changes its shape, and a width of each kind. */
const WIDTHS = [0, 900, 1200] as const;

/** What the frames read of the account; nobody's. */
const NOBODY = { nome: '', avatar_code: null, isPasswordInitial: false, turmas: [] };

const Place = () => (
  <Content>
    <Stack gap="e24">
      <div {...{ [PLACE]: '' }} />
    </Stack>
  </Content>
);

/** Components ask for the width while they are drawn. */
function setWidth(px: number): void {
  const from = (query: string) => Number(/min-width: (\d+)px/u.exec(query)?.[1] ?? 0);
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: px >= from(query) }) });
}

/** A page that has come is connected; the build knows of no connection, and its frames would say so to everybody. */
function setOnline(): void {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
}

function drawn(app: Deployment, look: AppLook, perfil: string, routes: Route[]): string {
  const storage = createMemoryStorage();
  storage.setItem(SESSION_KEYS.perfil_real, perfil);
  storage.setItem(SESSION_KEYS.request_authorization, 'x');
  if (app !== 'staff') storage.setItem(SESSION_KEYS.turma_aluno_id, '1');
  const address: AddressPort = { pathname: '/', search: '', hash: '', replace: () => undefined };
  const storages = { session: () => storage, local: createMemoryStorage };
  const services = createServices(neutralConfig(app), { storages, address });
  services.queryClient.setQueryData(contaKey(services.api), NOBODY);
  const makeRouter = () => createRouter(routes, memoryHistory());
  const html = renderToString(<AppRoot services={services} {...look} routes={() => []} makeRouter={makeRouter} />);
  // What is kept for a while has a timer, and the build would wait for it.
  services.queryClient.clear();
  return html;
}

const plain = (name: string, node: ReactNode): Piece => ({ name, html: renderToString(node), from: 0, profiles: null });

/** One piece for what several profiles and widths have in common. */
function navigations(app: Deployment, look: AppLook): Piece[] {
  const routes: Route[] = [{ Component: Frame, children: [{ path: '*', Component: Place }] }];
  const pieces: Piece[] = [];
  for (const from of WIDTHS) {
    setWidth(from);
    const byHtml = new Map<string, string[]>();
    for (const perfil of app === 'staff' ? STAFF_PERFIS : ['aluno']) {
      const html = drawn(app, look, perfil, routes);
      byHtml.set(html, [...(byHtml.get(html) ?? []), perfil]);
    }
    for (const [html, profiles] of byHtml)
      if (!pieces.some((one) => one.html === html && (one.profiles ?? ['aluno']).join() === profiles.join()))
        pieces.push({ name: 'nav', html, from, profiles: app === 'staff' ? profiles : null });
  }
  return pieces;
}

/** The pieces that the frames of the app are put together of. */
export function renderFrames(app: Deployment, look: AppLook): Piece[] {
  setWidth(0);
  setOnline();
  const session: Route[] = [
    {
      path: '*',
      element: (
        <AppFrame skipLabel={copy.skip}>
          <Place />
        </AppFrame>
      ),
    },
  ];
  return [
    ...navigations(app, look),
    { name: 'session', html: drawn(app, look, 'aluno', session), from: 0, profiles: null },
    plain('title', <PageTitle>{'\u00a0'}</PageTitle>),
    plain('inner', <BackBar backHref="/" backLabel={copy.back} title={'\u00a0'} />),
    ...LOADING_LAYOUTS.map((of) => plain(of, <LoadingLayout of={of} />)),
  ];
}
