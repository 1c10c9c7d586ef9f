import { lazyPart, provaPlaceOf } from '@luneta/app-shell';
import type { ComponentType } from 'react';
import { Outlet, useParams } from '@luneta/app-shell/router';

import type { ExamSetup } from '../setup.tsx';
import { ProvaShell } from './prova-shell.tsx';

/**
 * Around the screens of one exam day. `rest` fetches those that come after the first question, so that the exam goes on without a
 * network.
 */
export function createProvaLayout(setup: ExamSetup, rest: () => Promise<unknown>): ComponentType {
  const Rest = lazyPart(async () => {
    await rest();
    return () => null;
  });
  return function ProvaLayout() {
    return (
      <ProvaShell setup={setup} {...provaPlaceOf(useParams())}>
        <Outlet />
        <Rest />
      </ProvaShell>
    );
  };
}
