import { outlineFaults } from '@luneta/testing/outline';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

const faultsOf = async (shown: ReactNode) => outlineFaults((await render(<main>{shown}</main>)).container);

it('one heading of level 1 and the others in order have no fault, whatever screen readers do not meet', async () => {
  const faults = await faultsOf(
    <>
      <h1>Provas</h1>
      <h2>Hoje</h2>
      <h3>Matemática</h3>
      <h2>Depois</h2>
      <h5 hidden>Escondido</h5>
      <div aria-hidden="true">
        <h6>Enfeite</h6>
      </div>
      <dialog open>
        <h2>Entregar?</h2>
      </dialog>
    </>,
  );
  expect(faults).toEqual([]);
});

it('names a second h1, a first heading that is none, and a level that is skipped, in a dialog too', async () => {
  const faults = await faultsOf(
    <>
      <h2>Antes</h2>
      <h1>Provas</h1>
      <h1>Provas de novo</h1>
      <h3>Matemática</h3>
      <dialog open>
        <h4>Entregar?</h4>
      </dialog>
    </>,
  );
  expect(faults).toEqual([
    '2 headings of level 1',
    'h2 after h0: Antes',
    'h3 after h1: Matemática',
    'h4 after h1: Entregar?',
  ]);
});

it('a page without a heading of level 1 has that fault', async () => {
  expect(await faultsOf(<p>Nada</p>)).toEqual(['0 headings of level 1']);
});
