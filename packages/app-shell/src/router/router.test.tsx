/** One place at a time: what a move waits for, where it ends, and who may hold it. */
import { afterEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { browserHistory, memoryHistory } from './history.ts';
import { useBlocker, useRouteError } from './hooks.ts';
import { createPath } from './location.ts';
import type { Outcome, Route } from './route.ts';
import { RouterProvider } from './router-provider.tsx';
import type { Router } from './router-state.ts';
import { createRouter } from './router.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
const titled = (path: string, more: Partial<Route> = {}): Route => ({ path, element: <h1>{path}</h1>, ...more });
const at = ({ state }: Router) => createPath(state.location);

/** Something that is let go later. */
function later<Value>() {
  let done: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => (done = resolve));
  return { promise, done };
}

async function open(routes: readonly Route[], addresses: readonly string[] = ['/a']) {
  const router = createRouter(routes, memoryHistory(addresses));
  const onError: unknown[] = [];
  await render(<RouterProvider router={router} waiting={<p>Espere</p>} onError={(error) => onError.push(error)} />);
  return { router, onError };
}

describe('a move', () => {
  it('waits for the code and the loader of its place, which run at once; the old place stays', async () => {
    const [code, loaded] = [later<() => React.ReactNode>(), later<undefined>()];
    const slow: Route = { path: 'b', lazy: () => code.promise, loader: () => loaded.promise };
    const { router } = await open([titled('a'), slow]);
    void router.navigate('/b?x=1');
    expect(router.state.going?.pathname).toBe('/b');
    loaded.done(undefined);
    await expect.element(h1('a')).toBeVisible();
    code.done(() => <h1>b</h1>);
    await expect.element(h1('b')).toBeVisible();
    expect(router.state.going).toBeNull();
    expect(at(router)).toBe('/b?x=1');
  });

  it('that another one overtook is not ended', async () => {
    const loaded = later<undefined>();
    const { router } = await open([titled('a'), titled('b', { loader: () => loaded.promise }), titled('c')]);
    const first = router.navigate('/b');
    await router.navigate('/c');
    loaded.done(undefined);
    await first;
    expect(at(router)).toBe('/c');
  });

  it('is not ended by a router that has ended', async () => {
    const loaded = later<undefined>();
    const { router } = await open([titled('a'), titled('b', { loader: () => loaded.promise })]);
    const move = router.navigate('/b');
    router.dispose();
    loaded.done(undefined);
    await move;
    expect(at(router)).toBe('/a');
  });

  it('that leads elsewhere is one step of Back', async () => {
    const { router } = await open([
      titled('a'),
      titled('b', { loader: (): Outcome => ({ redirect: '/c' }) }),
      titled('c'),
    ]);
    await router.navigate('/b');
    await expect.element(h1('c')).toBeVisible();
    await router.navigate(-1);
    await expect.element(h1('a')).toBeVisible();
  });

  it('of Back that leads elsewhere does not lead forward again', async () => {
    let leads = false;
    const loader = (): Outcome => (leads ? { redirect: '/c' } : undefined);
    const { router } = await open([titled('a'), titled('b', { loader }), titled('c')], ['/a', '/b', '/a']);
    leads = true;
    await router.navigate(-1);
    await expect.element(h1('c')).toBeVisible();
    await router.navigate(-1);
    await expect.element(h1('a')).toBeVisible();
  });

  it('to what a loader shows instead keeps the address', async () => {
    const { router } = await open([titled('a', { loader: () => ({ instead: <h1>Outro aplicativo</h1> }) })]);
    await expect.element(h1('Outro aplicativo')).toBeVisible();
    expect(at(router)).toBe('/a');
  });
});

describe('a failure', () => {
  const Said = () => <h1>{String(useRouteError())}</h1>;
  const inside = (route: Route): Route[] => [{ errorElement: <Said />, children: [titled('a'), route] }];

  it.each([
    ['of a loader', { path: 'b', loader: () => Promise.reject(new Error('não veio')) }],
    ['of its code', { path: 'b', lazy: () => Promise.reject(new Error('não veio')) }],
  ])(
    '%s is shown by the nearest route that shows failures, told once, and gone with the next place',
    async (_what, route) => {
      const { router, onError } = await open(inside(route));
      void router.navigate('/b');
      await expect.element(h1('Error: não veio')).toBeVisible();
      await expect.poll(() => onError).toHaveLength(1);
      await router.navigate('/a');
      await expect.element(h1('a')).toBeVisible();
    },
  );
});

describe('a held move', () => {
  function Held() {
    const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname !== '/b');
    return (
      <>
        <h1>b</h1>
        {blocker.state === 'blocked' && (
          <>
            <button onClick={blocker.reset}>Ficar</button>
            <button onClick={blocker.proceed}>Sair</button>
          </>
        )}
      </>
    );
  }
  const routes: Route[] = [titled('a'), { path: 'b', element: <Held /> }, titled('c')];
  const press = (name: string) => page.getByRole('button', { name }).click();

  afterEach(() => history.replaceState(null, '', here));
  const here = createPath(location);

  it.each([
    ['Back', (router: Router) => router.navigate(-1), 'a'],
    ['a link', (router: Router) => router.navigate('/c'), 'c'],
  ])('%s: stays until it is let go, and asks again', async (_what, move, end) => {
    const { router } = await open(routes, ['/a', '/b']);
    void move(router);
    await press('Ficar');
    await expect.element(page.getByRole('button', { name: 'Ficar' })).not.toBeInTheDocument();
    expect(at(router)).toBe('/b');
    void move(router);
    await press('Sair');
    await expect.element(h1(end)).toBeVisible();
  });

  it('what the question does not mean goes on', async () => {
    const { router } = await open(routes, ['/a', '/b']);
    await router.navigate('/b?filtro=1');
    expect(at(router)).toBe('/b?filtro=1');
  });

  it('in the browser, Back changes the address bar back before it asks', async () => {
    history.replaceState(null, '', '/a');
    const router = createRouter(routes, browserHistory());
    await render(<RouterProvider router={router} />);
    await router.navigate('/b');
    await expect.element(h1('b')).toBeVisible();
    history.back();
    await press('Ficar');
    await expect.poll(() => location.pathname).toBe('/b');
    history.back();
    await press('Sair');
    await expect.element(h1('a')).toBeVisible();
    expect(location.pathname).toBe('/a');
    router.dispose();
  });
});
