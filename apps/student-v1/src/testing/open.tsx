/** Opens an address of this app in a test, as an account of version 1 unless said. */
import { routesOf } from '@luneta/app-shell';
import type { TestApp, TestAppOptions } from '@luneta/app-shell/testing';
import { renderRoute } from '@luneta/app-shell/testing/render';
import { buildConta } from '@luneta/testing';

import { screens } from '../screens.ts';

export { axeViolations } from '@luneta/app-shell/testing/render';

/** Bia in a class of version 1. */
export const contaV1 = (changes: Parameters<typeof buildConta>[0] = {}) => buildConta({ versao: 1, ...changes });

export const open = (path: string, options: Partial<Omit<TestAppOptions, 'path'>> = {}): Promise<TestApp> =>
  renderRoute({ app: 'student-v1', tema: 'roteiro', routes: routesOf(screens), path, conta: contaV1(), ...options });
