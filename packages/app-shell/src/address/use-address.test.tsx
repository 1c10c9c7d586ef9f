/** Changes of the address that meet one another: none takes back another. */
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { createPath, createRouter, memoryHistory, RouterProvider } from '../router/index.ts';
import { useAddress, withParam } from './use-address.ts';

const STATE = { gaveta: true };

/** A screen whose writers are kept from its first drawing, as a search that waits for a pause keeps them. */
async function open(hold: { until: Promise<void> }) {
  const drawn: ReturnType<typeof useAddress>[] = [];
  const Screen = () => {
    drawn.push(useAddress());
    return <h1>Lista</h1>;
  };
  const loader = async () => {
    await hold.until;
    return undefined;
  };
  const router = createRouter(
    [
      { path: '/lista', Component: Screen, loader },
      { path: '/outra', element: <h1>Outra</h1>, loader },
    ],
    memoryHistory(['/outra', '/lista?sede=Centro']),
  );
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole('heading', { name: 'Lista' })).toBeVisible();
  const [first] = drawn;
  if (first === undefined) throw new Error('nothing was drawn');
  return { router, first, place: () => createPath(router.state.location) };
}

/** A loader that waits until it is let go. */
function holdable() {
  const hold = { until: Promise.resolve() };
  return {
    hold,
    close: () => {
      let release = () => {};
      hold.until = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

it('a change starts from the address of now, not from the one drawn when it was planned', async () => {
  const { first, place } = await open(holdable().hold);
  first.push(withParam('aluno', '7'), STATE);
  await expect.poll(place).toBe('/lista?sede=Centro&aluno=7');
  first.replace(withParam('busca', 'ana'));
  await expect.poll(place).toBe('/lista?sede=Centro&aluno=7&busca=ana');
  first.replace(withParam('sede', ''));
  await expect.poll(place).toBe('/lista?aluno=7&busca=ana');
});

it('a change made while another is under way waits for it, and keeps its step and its state', async () => {
  const { hold, close } = holdable();
  const { router, first, place } = await open(hold);
  const release = close();
  first.push(withParam('aluno', '7'), STATE);
  first.replace(withParam('busca', 'ana'));
  first.replace(withParam('turma', '31'));
  expect(place()).toBe('/lista?sede=Centro');
  release();
  await expect.poll(place).toBe('/lista?sede=Centro&aluno=7&busca=ana&turma=31');
  expect(router.state.location.state).toEqual(STATE);
  void router.navigate(-1);
  await expect.poll(place).toBe('/lista?sede=Centro');
});

it('a change of a screen that was left meanwhile is dropped', async () => {
  const { hold, close } = holdable();
  const { router, first, place } = await open(hold);
  const release = close();
  void router.navigate('/outra');
  first.replace(withParam('busca', 'ana'));
  release();
  await expect.poll(place).toBe('/outra');
  await expect.poll(() => router.state.going).toBeNull();
  first.replace(withParam('busca', 'ana'));
  expect(router.state.going).toBeNull();
  expect(place()).toBe('/outra');
});

it('a change to what stands there already is no step', async () => {
  const { router, first, place } = await open(holdable().hold);
  first.push(withParam('sede', 'Centro'), STATE);
  expect(router.state.going).toBeNull();
  expect(place()).toBe('/lista?sede=Centro');
});
