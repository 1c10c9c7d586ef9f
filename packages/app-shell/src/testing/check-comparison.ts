/** How an app takes an answer that is not the contract's (decision 122), with a mismatch planted by the app's test. */
import type { MockServer } from '@luneta/testing';
import type { Event } from '@sentry/browser';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectReported } from './expect-reported.ts';
import { CHECKS, type TestApp, type TestAppOptions } from './test-app.tsx';

type Planted = {
  path: string;
  /** A server whose answer to the screen does not match in one number. */
  server: () => MockServer;
  /** On screen when the answer was taken. */
  shows: string;
  /** What the report says: the call and the field. */
  tags: { operacao: string; campo: string };
};

export type CheckComparisonOptions = {
  open: (path: string, options: Partial<Omit<TestAppOptions, 'path'>>) => Promise<TestApp>;
  screen: Planted;
  /** A screen of a running exam; the console has none. */
  exam?: Planted;
};

const ERROS = { dsn: 'https://chave@erros.escola.example/7', ambiente: 'homologacao' } as const;
const failed = () => page.getByText('Não foi possível carregar');

/** The three cases: refused on arrival, told after it was shown, and in an exam told only. */
export function checkComparison({ open, screen, exam }: CheckComparisonOptions): void {
  async function opened({ path, server }: Planted, checks?: 'later') {
    expectReported('differs from the contract');
    const sent: Event[] = [];
    const client = { send: async (_error: unknown, rest: Event) => void sent.push(rest), flush: async () => undefined };
    const app = await open(path, {
      server: server(),
      config: { erros: ERROS },
      loadReporting: async () => client,
      ...(checks ? { checks } : {}),
    });
    const compare = () => app.services.compare(CHECKS[app.services.config.app]);
    const reports = () => sent.map(({ tags }) => tags).filter((tags) => tags?.['codigo'] === 'resposta_invalida');
    return { compare, reports };
  }

  it('an answer that does not match is refused and reported', async () => {
    const { reports } = await opened(screen);
    await expect.element(failed().first()).toBeVisible();
    await expect.poll(reports).toContainEqual(expect.objectContaining(screen.tags));
    expect(page.getByText(screen.shows).elements()).toEqual([]);
  });

  it('one that came before the schemas goes from the screen once they are there', async () => {
    const { compare, reports } = await opened(screen, 'later');
    await expect.element(page.getByText(screen.shows).first()).toBeVisible();
    expect(reports()).toEqual([]);
    await compare();
    await expect.element(failed().first()).toBeVisible();
    await expect.poll(reports).toContainEqual(expect.objectContaining(screen.tags));
  });

  if (exam === undefined) return;
  it.each(['on arrival', 'later'] as const)('in an exam it is reported only, %s', async (when) => {
    const { compare, reports } = await opened(exam, when === 'later' ? when : undefined);
    await expect.element(page.getByText(exam.shows).first()).toBeVisible();
    if (when === 'later') await compare();
    await expect.poll(reports).toContainEqual(expect.objectContaining(exam.tags));
    await expect.element(page.getByText(exam.shows).first()).toBeVisible();
  });
}
